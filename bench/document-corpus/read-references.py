"""What packages refer to, before and after, by readers of Python: `python3 read-references.py SOURCES RESULTS` (needs python3-lxml).

Compares every attribute of XML but languages, and of pages those that refer to something, name something or are scripts; and whether a
reference leads to a file of the package.
"""
import collections
import glob
import os
import posixpath
import sys
import zipfile
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

from lxml import etree

REFERRING = {"href", "src", "data", "background", "action", "code", "archive", "cite", "longdesc", "usemap", "codebase", "poster"}
XML_BASE = "{http://www.w3.org/XML/1998/namespace}base"


class PageReader(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.found = []

    def handle_starttag(self, tag, attributes):
        self.found.append((tag, "", "", False))
        for name, value in attributes:
            if name in REFERRING or name in ("id", "name") or name.startswith("on"):
                self.found.append((tag, name, value, name in REFERRING))

    handle_startendtag = handle_starttag


def target_of(names, file, reference):
    address = urlsplit(reference or "")
    if address.scheme or address.netloc:
        return "outside"
    if not address.path:
        return "the page itself"
    path = posixpath.normpath(posixpath.join(posixpath.dirname(file), unquote(address.path)))
    return "a file" if path in names else "nothing"


def read_xml(names, file, content):
    for element in etree.fromstring(content).iter():
        if not isinstance(element.tag, str):
            continue
        yield (file, element.tag)
        for name, value in element.attrib.items():
            local = name.split("}")[-1]
            target = ""
            if local == "href":
                base = ""
                for ancestor in [*reversed(list(element.iterancestors())), element]:
                    base = posixpath.join(base, ancestor.get(XML_BASE) or "")
                target = target_of(names, file, posixpath.join(base, value))
            if local not in ("lang", "language"):
                yield (file, element.tag, name, value, target)


def read_package(path):
    package = zipfile.ZipFile(path)
    assert package.testzip() is None
    names = package.namelist()
    found = [(name,) for name in names]
    for name in names:
        content = package.read(name)
        if name.lower().endswith(".xml"):
            found.extend(read_xml(set(names), name, content))
        elif name.lower().endswith((".htm", ".html")):
            reader = PageReader()
            reader.feed(content.decode("latin-1"))
            for tag, attribute, value, refers in reader.found:
                found.append((name, tag, attribute, value, target_of(set(names), name, value) if refers else ""))
        else:
            found.append((name, content))
    return found


totals = collections.Counter()
for source in sorted(glob.glob(os.path.join(sys.argv[1], "*.zip"))):
    before, after = read_package(source), read_package(os.path.join(sys.argv[2], os.path.basename(source)))
    totals["packages"] += 1
    totals["packages that differ"] += before != after
    for _, *rest in before:
        if len(rest) == 4 and rest[-1] != "":
            totals["references to " + rest[-1]] += 1
    for one, other in zip(before, after):
        if one != other:
            print(os.path.basename(source), one, other)
            break
print(dict(totals))
