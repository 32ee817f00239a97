"""
OpenStack Swift with the S3 interface, all four servers in this one process, on free loopback ports.

    python3 swift-server.py FOLDER USER:KEY GUEST:KEY...

The first user may do everything; guests may do what containers grant them.

Needs neither root nor memcached. Prints the address of the S3 interface in a line when it serves, and ends with its input.
"""
import os
import sys

folder, *users = sys.argv[1:]

# The path is fixed under /etc; whatever is imported next reads it from here.
import swift.common.utils

swift.common.utils.SWIFT_CONF_FILE = os.path.join(folder, "swift.conf")

import eventlet

swift.common.utils.eventlet_monkey_patch()

from eventlet import wsgi
from swift.common.ring import RingBuilder
from swift.common.wsgi import loadapp

kinds = ("account", "container", "object")


def write(name, *lines):
    with open(os.path.join(folder, name), "w") as file:
        file.write("\n".join(lines) + "\n")


def listen():
    return eventlet.listen(("127.0.0.1", 0), backlog=512)


def ring(port):
    """One copy on one device."""
    builder = RingBuilder(4, 1, 0)
    builder.add_dev({"region": 1, "zone": 1, "ip": "127.0.0.1", "port": port, "device": "disk", "weight": 1})
    builder.rebalance()
    return builder.get_ring()


def server(kind):
    write(
        f"{kind}-server.conf",
        "[DEFAULT]",
        f"devices = {folder}/devices",
        f"swift_dir = {folder}",
        "mount_check = false",
        "fallocate_reserve = 0",
        "[pipeline:main]",
        f"pipeline = {kind}-server",
        f"[app:{kind}-server]",
        f"use = egg:swift#{kind}",
    )


os.makedirs(f"{folder}/devices/disk", exist_ok=True)
write(
    "swift.conf",
    "[swift-hash]",
    "swift_hash_path_suffix = tests",
    "[storage-policy:0]",
    "name = one",
    "default = yes",
)
sockets = {kind: listen() for kind in (*kinds, "proxy")}
for kind in kinds:
    ring(sockets[kind].getsockname()[1]).save(f"{folder}/{kind}.ring.gz")
    server(kind)
write(
    "proxy-server.conf",
    "[DEFAULT]",
    f"swift_dir = {folder}",
    "[pipeline:main]",
    "pipeline = catch_errors gatekeeper healthcheck listing_formats s3api tempauth copy slo proxy-server",
    "[app:proxy-server]",
    "use = egg:swift#proxy",
    # One server of each kind, which clients break off from: none of it makes the server bad.
    "error_suppression_limit = 1000000",
    "node_timeout = 60",
    "recoverable_node_timeout = 60",
    "conn_timeout = 20",
    "account_autocreate = true",
    "[filter:s3api]",
    "use = egg:swift#s3api",
    "location = test-1",
    "check_bucket_owner = false",
    # Parts are of at least 5 MB on real servers as well.
    "min_segment_size = 5242880",
    "[filter:tempauth]",
    "use = egg:swift#tempauth",
    *(
        f"user_{user.replace(':', '_', 1).replace(':', ' = ', 1)}{' .admin' if index == 0 else ''}"
        for index, user in enumerate(users)
    ),
    *(
        line
        for name in ("catch_errors", "gatekeeper", "healthcheck", "listing_formats", "copy", "slo")
        for line in (f"[filter:{name}]", f"use = egg:swift#{name}")
    ),
)


class Quiet:
    def write(self, *_):
        pass


class TokensOnly:
    """In the place of memcached: keeps the tokens of sessions, which are nowhere else, and nothing that could be out of date."""

    def __init__(self):
        self.tokens = {}

    def get(self, key, *_, **__):
        return self.tokens.get(key)

    def set(self, key, value, *_, **__):
        if "/token/" in key or "/user/" in key:
            self.tokens[key] = value

    def __getattr__(self, _):
        return lambda *_, **__: None


cache = TokensOnly()


def serve(kind):
    app = loadapp(f"{folder}/{kind}-server.conf")

    def with_cache(environment, start):
        environment["swift.cache"] = cache
        return app(environment, start)

    eventlet.spawn(wsgi.server, sockets[kind], with_cache if kind == "proxy" else app, Quiet(), minimum_chunk_size=1)


for kind in sockets:
    serve(kind)
print(f"http://127.0.0.1:{sockets['proxy'].getsockname()[1]}", flush=True)
eventlet.tpool.execute(sys.stdin.read)
os._exit(0)
