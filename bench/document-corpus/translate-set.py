"""Files of others through a running server, and what differs afterwards, by readers of Python.

`python3 translate-set.py ADDRESS KEY SOURCES RESULTS` translates every file of SOURCES/FORMAT/ from English to Spanish as clients do, three at a
time, and prints a table; with `-` for ADDRESS it only compares. The needed packages are those of Debian: python3-lxml, python3-yaml. For RTF
it needs a `striprtf` on the path of Python.
"""
import collections
import concurrent.futures
import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid

from compare_sets import compare


def send(address, key, path, body, content_type):
    headers = {"Authorization": f"DeepL-Auth-Key {key}", "Content-Type": content_type}
    request = urllib.request.Request(address + path, data=body, headers=headers, method="POST")
    with urllib.request.urlopen(request, timeout=300) as answer:
        return answer.read()


def upload(address, key, path):
    boundary = uuid.uuid4().hex
    parts = [
        f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
        for name, value in (("source_lang", "EN"), ("target_lang", "ES"))
    ]
    name = os.path.basename(path)
    parts.append(f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n'.encode())
    with open(path, "rb") as file:
        body = b"".join(parts) + file.read() + f"\r\n--{boundary}--\r\n".encode()
    return json.loads(send(address, key, "/v2/document", body, f"multipart/form-data; boundary={boundary}"))


def translate(address, key, path, result):
    """`done`, or what the server said."""
    try:
        handle = upload(address, key, path)
        place = f"/v2/document/{handle['document_id']}"
        secret = json.dumps({"document_key": handle["document_key"]}).encode()
        while True:
            status = json.loads(send(address, key, place, secret, "application/json"))
            if status["status"] in ("done", "error"):
                break
            time.sleep(0.2)
        if status["status"] == "error":
            return f"error: {status.get('error_message') or status.get('message')}"
        with open(result, "wb") as file:
            file.write(send(address, key, place + "/result", secret, "application/json"))
        return "done"
    except urllib.error.HTTPError as error:
        return f"{error.code}: {error.read()[:300].decode('utf8', 'replace')}"


def main(address, key, sources, results):
    remarks = []
    print("| format | files | done | compared | refused | broken | English paragraphs | left | damage |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|")
    for format_name in sorted(os.listdir(sources)):
        names = sorted(os.listdir(os.path.join(sources, format_name)))
        os.makedirs(os.path.join(results, format_name), exist_ok=True)
        pairs = [(os.path.join(sources, format_name, name), os.path.join(results, format_name, name)) for name in names]
        if address != "-":
            with concurrent.futures.ThreadPoolExecutor(3) as pool:
                said = list(pool.map(lambda pair: translate(address, key, *pair), pairs))
            with open(os.path.join(results, f"{format_name}.said.json"), "w") as file:
                json.dump(dict(zip(names, said)), file, indent=1)
        with open(os.path.join(results, f"{format_name}.said.json")) as file:
            said = json.load(file)
        counts = collections.Counter()
        for source, result in pairs:
            name = os.path.basename(source)
            if said[name] != "done":
                counts["refused"] += 1
                remarks.append(f"{name}: {said[name]}")
                continue
            counts["done"] += 1
            outcome = compare(format_name, source, result)
            counts["compared"] += outcome.compared
            counts["broken"] += outcome.broken is not None
            counts["english"] += outcome.english
            counts["left"] += len(outcome.left)
            counts["damage"] += len(outcome.damage)
            remarks += [] if outcome.compared else [f"{name}: not compared"]
            remarks += [f"{name}: broken: {outcome.broken}"] if outcome.broken else []
            remarks += [f"{name}: left: {text[:160]!r}" for text in outcome.left]
            remarks += [f"{name}: damage: {text[:300]}" for text in outcome.damage]
        columns = [counts[key] for key in ("done", "compared", "refused", "broken", "english", "left", "damage")]
        print(f"| {format_name} | {len(names)} | {' | '.join(map(str, columns))} |", flush=True)
    print("\n" + "\n".join(remarks))


if __name__ == "__main__":
    main(*sys.argv[1:5])
