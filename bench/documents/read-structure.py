"""What a document holds, by readers that have nothing to do with the product: those of Python. Prints JSON."""

import hashlib
import json
import sys
import zipfile
from html.parser import HTMLParser
from xml.etree import ElementTree

PARAGRAPHS = {
    "docx": {"p"}, "pptx": {"p"}, "odt": {"p", "h"}, "xlsx": {"si"}, "html": {"p", "h2", "td"},
}
# Their text alone is text; in the other formats all is.
TEXTS = {"docx": {"t"}, "pptx": {"t"}, "xlsx": {"t"}}
# Translations merge and split these; looks are compared instead.
OF_RUNS = {"r", "rPr", "t", "span", "style", "text-properties", "lang", "proofErr", "endParaRPr", "calcPr"}
VOID = {"meta", "img", "br", "hr", "input", "link"}


class HtmlTree(HTMLParser):
    """Strict: every tag has its end."""

    def __init__(self):
        super().__init__()
        self.builder = ElementTree.TreeBuilder()
        self.open = []

    def handle_starttag(self, tag, attrs):
        self.builder.start(tag, {name: value or "" for name, value in attrs})
        if tag in VOID:
            self.builder.end(tag)
        else:
            self.open.append(tag)

    def handle_endtag(self, tag):
        if not self.open or self.open[-1] != tag:
            raise ValueError(f"</{tag}> does not end <{self.open[-1] if self.open else ''}>")
        self.open.pop()
        self.builder.end(tag)

    def handle_data(self, data):
        if self.open:
            self.builder.data(data)


def local(element):
    return element.tag.rsplit("}", 1)[-1] if isinstance(element.tag, str) else ""


class Reader:
    def __init__(self, kind):
        self.kind = kind
        self.paragraphs = []
        self.tags = {}
        self.styles = {}

    def read(self, root):
        for style in root.iter():
            if local(style) == "style":
                self.styles[self.attribute(style, "name")] = {
                    look
                    for properties in style
                    for name, value, look in (("font-weight", "bold", "bold"), ("font-style", "italic", "italic"))
                    if self.attribute(properties, name) == value
                }
        self.walk(root, None, frozenset())

    def attribute(self, element, name):
        return next((value for key, value in element.attrib.items() if key.rsplit("}", 1)[-1] == name), None)

    def looks(self, element):
        name = local(element)
        looks = set()
        if name in ("hyperlink", "a"):
            looks.add("link")
        if self.kind == "html":
            looks |= {"b": {"bold"}, "i": {"italic"}}.get(name, set())
        if name == "span":
            looks |= self.styles.get(self.attribute(element, "style-name"), set())
        if name == "r":
            for properties in element:
                if local(properties) == "rPr":
                    inner = {local(child) for child in properties} | {key for key, value in properties.attrib.items() if value == "1"}
                    looks |= {look for sign, look in (("b", "bold"), ("i", "italic"), ("hlinkClick", "link")) if sign in inner}
        return looks

    def walk(self, element, paragraph, looks):
        name = local(element)
        if name == "rPr":
            return
        if name not in OF_RUNS:
            self.tags[name] = self.tags.get(name, 0) + 1
        if name in PARAGRAPHS[self.kind]:
            paragraph = {"text": "", "looks": {}}
            self.paragraphs.append(paragraph)
        looks = looks | self.looks(element)
        texts = TEXTS.get(self.kind)
        if texts is None or name in texts:
            self.add(paragraph, element.text, looks)
        for child in element:
            self.walk(child, paragraph, looks)
            if texts is None:
                self.add(paragraph, child.tail, looks)

    def add(self, paragraph, text, looks):
        if paragraph is None or not text:
            return
        paragraph["text"] += text
        for look in looks:
            paragraph["looks"][look] = paragraph["looks"].get(look, "") + text


def main(kind, path):
    reader = Reader(kind)
    files = {}
    if kind == "html":
        tree = HtmlTree()
        with open(path, encoding="utf-8") as file:
            tree.feed(file.read())
        reader.read(tree.builder.close())
    else:
        with zipfile.ZipFile(path) as archive:
            if archive.testzip():
                raise ValueError("damaged archive")
            for name in sorted(archive.namelist()):
                if name.endswith("/"):
                    continue
                data = archive.read(name)
                if name.endswith((".xml", ".rels")):
                    root = ElementTree.fromstring(data)
                    if name.endswith(".xml"):
                        reader.read(root)
                else:
                    files[name] = hashlib.sha1(data).hexdigest()
    return {"paragraphs": reader.paragraphs, "tags": reader.tags, "files": files}


try:
    print(json.dumps(main(sys.argv[1], sys.argv[2])))
except (ValueError, OSError, ElementTree.ParseError, zipfile.BadZipFile) as error:
    print(json.dumps({"broken": str(error)}))
