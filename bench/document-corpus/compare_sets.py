"""What differs between a document and its translation, by readers that have nothing to do with the product."""
import collections
import csv
import io
import json
import posixpath
import re
import zipfile
from dataclasses import dataclass, field

import yaml
from lxml import etree, html

FUNCTION_WORDS = re.compile(r"\b(the|and|of|to|is|are|you|your|with|this|that|for|from|have|not|be|was|it)\b", re.I)
PLACEHOLDER = re.compile(r"\{\{[^{}]*\}\}|\$\{[^{}]*\}|%\{[^{}]*\}|\{[A-Za-z0-9_.]*\}|%(?:\d+\$)?[sdif@]|%\([a-z_]+\)[sd]|<[a-z/][^<>]*>")
ADDRESS = re.compile(r"https?://[^\s<>\"')\]]+")
TIMING = re.compile(r"^.*-->.*$", re.M)
LANGUAGES = {"lang", "{http://www.w3.org/XML/1998/namespace}lang", "language", "target-language", "targetLanguage", "trgLang"}
# Runs of Office documents are joined and cut, with what they hold of their looks; those are another matter.
RUNS = {"r", "t", "span", "lang", "proofErr", "lastRenderedPageBreak", "soft-page-break", "phoneticPr", "CharacterStyleRange", "Content", "s", "tab"}
LOOKS = {"rPr", "endParaRPr", "Properties"}
# Prompts of masters and layouts are for authors.
WITHOUT_TEXT = re.compile(r"ppt/(slideMasters|slideLayouts|notesMasters|handoutMasters|theme)/")
PICTURE = re.compile(r"\.(png|jpe?g)$", re.I)
PARAGRAPHS = {
    "docx": ({"p"}, {"t"}), "pptx": ({"p"}, {"t"}), "xlsx": ({"si"}, {"t"}), "xlsm": ({"si"}, {"t"}), "odt": ({"p", "h"}, None),
    "idml": ({"ParagraphStyleRange"}, {"Content"}),
}
BLOCKS = {"p", "li", "h1", "h2", "h3", "h4", "h5", "h6", "td", "th", "dt", "dd", "title", "figcaption", "caption"}
MARKUP = {"xml", "dita", "resx", "android"}


@dataclass
class Outcome:
    compared: bool = True
    broken: str | None = None
    english: int = 0
    left: list = field(default_factory=list)
    damage: list = field(default_factory=list)


def compare(format_name, source, result):
    with open(source, "rb") as file:
        before = file.read()
    with open(result, "rb") as file:
        after = file.read()
    outcome = Outcome()
    try:
        reader = read_archive if before[:2] == b"PK" else READERS.get(format_name, read_plain)
        old = reader(format_name, before)
    except Exception:  # What its own reader does not know cannot be compared.
        outcome.compared = False
        return outcome
    try:
        new = reader(format_name, after)
    except Exception as error:
        outcome.broken = f"{type(error).__name__}: {error}"
        return outcome
    outcome.damage = differences(old[1], new[1])
    known = set(new[2] if len(new) > 2 else new[0])
    for text in old[0]:
        if len(text.split()) > 3 and FUNCTION_WORDS.search(text):
            outcome.english += 1
            if text in known:
                outcome.left.append(text)
    return outcome


def differences(old, new):
    found = []
    for key in sorted(old.keys() | new.keys()):
        one, other = old.get(key), new.get(key)
        if one == other:
            continue
        if isinstance(one, collections.Counter) and isinstance(other, collections.Counter):
            one, other = dict(one - other), dict(other - one)
        elif isinstance(one, list) and isinstance(other, list):
            at = next((i for i, pair in enumerate(zip(one, other)) if pair[0] != pair[1]), min(len(one), len(other)))
            one, other = (len(one), one[at:at + 1]), (len(other), other[at:at + 1])
        found.append(f"{key}: {str(one)[:140]} -> {str(other)[:140]}")
    return found


def local(element):
    return etree.QName(element).localname if isinstance(element.tag, str) else "#"


def tidy(text):
    return " ".join(text.split())


def attributes(element):
    return tuple(sorted((name, value) for name, value in element.attrib.items() if name not in LANGUAGES))


# Of a document type that is elsewhere.
ENTITY = re.compile(rb"&(?!(?:amp|lt|gt|quot|apos|#\w+);)[\w.\-]+;")


def read_xml(format_name, data):
    entities = collections.Counter(ENTITY.findall(data))
    root = etree.fromstring(ENTITY.sub(b"ENTITY", data), etree.XMLParser(resolve_entities=False, huge_tree=True))
    texts, shape = [], []
    for element in root.iter():
        if not isinstance(element.tag, str) or element.get("translatable") == "false":
            continue
        # Spanish has one more form than English.
        if element.get("quantity") == "many":
            continue
        texts += [tidy(part) for part in (element.text, element.tail) if part and part.strip()]
        if format_name == "dita":
            shape.append(local(element))
        else:
            shape.append((local(element), tuple(item for item in attributes(element) if item[0] not in ("title", "alt", "navtitle"))))
    facts = {"elements": collections.Counter(map(str, shape)), "entities": entities, "placeholders": collections.Counter(PLACEHOLDER.findall(" ".join(texts)))}
    return texts, facts


def read_xliff(format_name, data):
    root = etree.fromstring(data)
    targets, sources = [], []
    for element in root.iter():
        if local(element) == "source":
            sources.append(tidy("".join(element.itertext())))
        if local(element) == "target":
            targets.append(tidy("".join(element.itertext())))
    codes = collections.Counter(local(e) for e in root.iter() if not any(local(a) == "target" for a in (e, *e.iterancestors())))
    return sources, {"sources": sources, "elements": codes}, targets


def read_html(format_name, data):
    root = html.fromstring(data)
    texts = [tidy(e.text_content()) for e in root.iter() if isinstance(e.tag, str) and e.tag in BLOCKS
             and not any(isinstance(d.tag, str) and d.tag in BLOCKS for d in e.iterdescendants())
             and not any(a.tag in ("pre", "code", "script") for a in e.iterancestors())]
    elements = collections.Counter(e.tag for e in root.iter() if isinstance(e.tag, str))
    references = collections.Counter(e.get(name) for e in root.iter() for name in ("href", "src", "id", "class") if e.get(name) is not None)
    pre = ["".join(e.itertext()) for e in root.iter("pre")]
    return texts, {"elements": elements, "references": references, "pre": pre}


def read_archive(format_name, data):
    archive = zipfile.ZipFile(io.BytesIO(data))
    bad = archive.testzip()
    if bad is not None:
        raise ValueError(f"checksum of {bad}")
    names = archive.namelist()
    texts, facts = [], {"entries": names}
    if names and names[0] == "mimetype":
        facts["mimetype"] = [archive.getinfo("mimetype").compress_type, archive.read("mimetype")]
    for name in names:
        content = archive.read(name)
        if content == b"":
            continue
        extension = posixpath.splitext(name)[1].lower()
        if format_name in PARAGRAPHS and extension in (".xml", ".rels", ".vml"):
            own, elements = read_part(format_name, content)
            texts += [] if WITHOUT_TEXT.match(name) else own
            facts[f"{name} elements"] = elements
        elif extension in (".html", ".htm", ".xhtml"):
            own, these = read_html(format_name, content)
            texts += own
            facts.update({f"{name} {key}": value for key, value in these.items()})
        elif extension in (".xml", ".opf", ".ncx", ".xsd", ".rels"):
            etree.fromstring(content)
        elif PICTURE.search(name):
            facts[f"{name} begins"] = content[:2]
        elif not name.endswith("/") and extension not in (".json", ".txt", ".vtt", ".srt", ".md"):
            facts[f"{name} bytes"] = hash(content)
    return texts, facts


def read_part(format_name, content):
    root = etree.fromstring(content, etree.XMLParser(huge_tree=True))
    paragraphs, texts = PARAGRAPHS[format_name]
    found = []
    for element in root.iter():
        if local(element) not in paragraphs:
            continue
        parts = element.itertext() if texts is None else (e.text or "" for e in element.iter() if local(e) in texts)
        found.append(tidy("".join(parts)))
    elements = collections.Counter(local(e) for e in root.iter() if local(e) not in RUNS | LOOKS
                                   and not any(local(a) in LOOKS for a in e.iterancestors()))
    return found, elements


def strings_of(value, path=()):
    if isinstance(value, dict):
        for key, item in value.items():
            yield from strings_of(item, (*path, str(key)))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from strings_of(item, (*path, index))
    else:
        yield path, value


# Forms of plurals follow the language: Spanish has `many`.
PLURAL = re.compile(r"(^|[._])(zero|one|two|few|many)$")


def facts_of_values(pairs):
    pairs = [(path, value) for path, value in pairs if not PLURAL.search(str(path[-1]))]
    placeholders = {str(path): sorted(PLACEHOLDER.findall(v)) for path, v in pairs if isinstance(v, str) and PLACEHOLDER.search(v)}
    return {"keys": [str(path) for path, _ in pairs], "others": [v for _, v in pairs if not isinstance(v, str)], **placeholders}


def read_json(format_name, data):
    pairs = list(strings_of(json.loads(data.decode("utf-8-sig"))))
    if format_name == "xcstrings":
        shown = [str(v) for p, v in pairs if "es" in p and p[-1] == "value"]
        texts = [str(v) for p, v in pairs if "en" in p and p[-1] == "value"] + [p[1] for p, _ in pairs if p[0] == "strings"]
        return texts, {"source": [str(p) for p, _ in pairs if "es" not in p]}, shown
    return [v for _, v in pairs if isinstance(v, str)], facts_of_values(pairs)


class Loader(yaml.SafeLoader):
    pass


Loader.add_multi_constructor("", lambda loader, suffix, node: str(node.value))


def read_yaml(format_name, data):
    documents = list(yaml.load_all(data.decode("utf-8-sig"), Loader))
    # A tree of messages has its language as its name.
    pairs = [(tuple("LANG" if re.fullmatch("en(-[A-Z]{2})?|es", str(p)) else p for p in path), v) for path, v in strings_of(documents)]
    return [v for _, v in pairs if isinstance(v, str)], facts_of_values(pairs)


def decoded(data):
    for encoding in ("utf-8-sig", "utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8", "cp1252", "latin-1"):
        try:
            return data.decode(encoding)
        except UnicodeDecodeError:
            continue
    raise ValueError("no encoding")


def read_pairs(format_name, data):
    pattern = r'^\s*"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;' if format_name == "strings" else r"^\s*([^#!\s=:][^=:\n]*?)\s*[=:]\s*((?:.*\\\n)*.*)$"
    pairs = [((key,), value) for key, value in re.findall(pattern, decoded(data), re.M)]
    return [v for _, v in pairs], facts_of_values(pairs)


def read_po(format_name, data):
    entries = re.findall(r'^(msgid|msgid_plural|msgctxt|msgstr(?:\[\d\])?) ((?:".*"\s*)+)', decoded(data), re.M)
    joined = [(kind, "".join(json.loads(line, strict=False) if valid(line) else line for line in value.splitlines() if line.strip())) for kind, value in entries]
    sources = [v for k, v in joined if not k.startswith("msgstr")]
    return sources, {"sources": sources}, [v for k, v in joined if k.startswith("msgstr")]


def valid(line):
    try:
        json.loads(line, strict=False)
        return True
    except ValueError:
        return False


def read_csv(format_name, data):
    text = decoded(data)
    first = text.split("\n", 1)[0]
    separator = max("\t;,", key=first.count)
    rows = list(csv.reader(io.StringIO(text), delimiter=separator))
    return [cell for row in rows for cell in row], {"columns": [len(row) for row in rows]}


def read_rtf(format_name, data):
    from striprtf.striprtf import rtf_to_text

    text = rtf_to_text(data.decode("latin-1"), errors="replace")
    pictures = re.findall(rb"\\pict[^}]*", data)
    return [tidy(line) for line in text.split("\n")], {"pictures": pictures, "braces": data.count(b"{") - data.count(b"}"),
                                                     "paragraphs": [len(text.split("\n"))]}


def read_subtitles(format_name, data):
    text = decoded(data).replace("\r\n", "\n")
    cues = [tidy(block.split("\n", 1)[1]) for block in re.split(r"\n\s*\n", text) if "-->" in block
            for block in [block[block.index("-->"):]] if "\n" in block]
    return cues, {"timings": TIMING.findall(text)}


def read_plain(format_name, data):
    text = decoded(data).replace("\r\n", "\n")
    outside = re.sub(r"^(```|~~~).*?^\1", "", text, flags=re.M | re.S) if format_name == "md" else text
    code = re.findall(r"^(?:```|~~~).*?^(?:```|~~~)", text, flags=re.M | re.S) if format_name == "md" else []
    return [tidy(p) for p in re.split(r"\n\s*\n", outside)], {"addresses": collections.Counter(ADDRESS.findall(text)), "code": code}


READERS = {
    **dict.fromkeys(MARKUP, read_xml), "xliff": read_xliff, "html": read_html, "json": read_json, "xcstrings": read_json, "yaml": read_yaml,
    "properties": read_pairs, "strings": read_pairs, "po": read_po, "csv": read_csv, "rtf": read_rtf, "srt": read_subtitles, "vtt": read_subtitles,
}
