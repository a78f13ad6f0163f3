"""Dask: the same answers as processes give, whatever happens to its workers."""

from __future__ import annotations

import pytest
from made_up import KillsItsWorkerOnce, rolled, setting

from simulator.lab import cluster
from simulator.lab.faults import LabFault
from simulator.lab.study import Study

distributed = pytest.importorskip("distributed")


def measured(executor, job=rolled):
    asked = setting(150)
    points = [asked.point(asked.hands[0], (("dispenser.mouth_mm", mouth),)) for mouth in (12, 13, 14)]
    return Study(executor, job=job).measure(points)


@pytest.mark.slow
def test_a_cluster_counts_what_one_process_counts_also_when_a_worker_is_killed(tmp_path):
    workers = cluster.Cluster(None, 2)
    try:
        assert measured(workers) == measured(None)
        assert measured(workers, KillsItsWorkerOnce(tmp_path / "killed")) == measured(None)
    finally:
        workers.close()

    assert (tmp_path / "killed").exists()


def test_a_scheduler_that_does_not_answer_is_named(monkeypatch):
    monkeypatch.setattr(cluster, "PATIENCE_S", 1)

    with pytest.raises(LabFault, match=r"--scheduler tcp://127.0.0.1:9: no scheduler answers"):
        cluster.Cluster("tcp://127.0.0.1:9", 1)


def test_a_worker_with_other_versions_is_refused():
    own = cluster.versions()

    cluster._same_versions(own)
    with pytest.raises(LabFault, match=r"a worker has pymunk 1.0: allowed is"):
        cluster._same_versions({**own, "pymunk": "1.0"})
