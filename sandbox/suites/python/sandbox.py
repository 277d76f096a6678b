"""The control of a sandbox: its clock, orders for faults, and what has happened."""

import json
from urllib.request import Request, urlopen


class Sandbox:
    def __init__(self, api: str) -> None:
        self.api = api

    def reset(self) -> None:
        """Credits come again with every hour of the clock, so a test begins with an hour."""
        self.ask("POST", "reset")
        minutes, seconds = self.ask("GET", "clock")["now"][14:19].split(":")
        self.advance(3600 - 60 * int(minutes) - int(seconds))

    def advance(self, seconds: float) -> None:
        self.ask("POST", "clock", {"advance": seconds})

    def skew(self, seconds: float) -> None:
        self.ask("POST", "clock", {"skew": seconds})

    def order(self, operation: str, scenario: str) -> None:
        """Whoever asks for the operation next meets the scenario.

        `delay=0` is as if there were none.
        """
        self.ask("POST", "scenarios", {"operation": operation, "scenario": scenario})

    def requests(self, operation: str | None = None) -> list[dict]:
        """What was asked, with its status and body."""
        requests = self.ask("GET", "requests")["requests"]
        return [each for each in requests if operation in {None, each.get("operation")}]

    def webhooks(self) -> list[dict]:
        """What was sent, with the status of the receiver."""
        return self.ask("GET", "webhooks")["webhooks"]

    def ask(self, method: str, path: str, data: dict | None = None) -> dict:
        body = None if data is None else json.dumps(data).encode()
        with urlopen(Request(f"{self.api}/sandbox/{path}", body, method=method)) as response:
            return json.load(response)
