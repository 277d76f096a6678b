"""What the tests of Acme Prints have in common: the sandbox, a quick client, an empty folder."""

import re
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import pytest

from easel import Easel
from orders import Orders
from sandbox import Sandbox


@contextmanager
def start_sandbox(*options: str) -> Iterator[Sandbox]:
    """A hundred times faster than real, on a free port, and under control."""
    command = ["node", "easel-sandbox.mjs", "--port", "0", "--control", "--speed", "100"]
    process = subprocess.Popen([*command, *options], stdout=subprocess.PIPE, text=True)
    try:
        found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
        assert found, "The sandbox did not start."
        yield Sandbox(found[0])
    finally:
        process.terminate()
        process.communicate()
    assert process.returncode == 0


@pytest.fixture(scope="session")
def running_sandbox() -> Iterator[Sandbox]:
    with start_sandbox() as sandbox:
        yield sandbox


@pytest.fixture
def sandbox(running_sandbox: Sandbox) -> Sandbox:
    running_sandbox.reset()
    return running_sandbox


@pytest.fixture(scope="session")
def running_slow_sandbox() -> Iterator[Sandbox]:
    with start_sandbox("--speed", "0.01", "--apps", "apps.yaml") as sandbox:
        yield sandbox


@pytest.fixture
def slow_sandbox(running_slow_sandbox: Sandbox) -> Sandbox:
    """A job ends when the clock is moved, and not before; it also knows Acme's own app."""
    running_slow_sandbox.reset()
    return running_slow_sandbox


@pytest.fixture
def open_orders(tmp_path: Path) -> Callable[..., Orders]:
    """Opened again, they are those of the same shop after a crash."""
    return partial(Orders, folder=tmp_path)


def open_client(sandbox: Sandbox, token: str | None = None) -> Easel:
    """Pauses of up to 30 seconds between two attempts become short ones.

    Nothing else is other than in production.
    """
    easel = Easel(api=sandbox.api, token=token)
    easel.max_pause = 0.05
    return easel


def stages(count: int = 1, text: str = "a lighthouse on a cliff at dusk") -> list[dict]:
    return [
        {"type": "INPUT_INITIALIZE", "inputInitialize": {"count": count}},
        {
            "type": "DIFFUSION",
            "diffusion": {"sdModel": "757279507095956705", "prompts": [{"text": text}]},
        },
    ]


def quote(easel: Easel, count: int = 1) -> dict:
    return easel.call("POST", "/v1/jobs/credits", {"stages": stages(count)})


def balance(easel: Easel) -> float:
    return quote(easel)["balance"]
