"""Asks Grammalecte, in a process of its own: a JSON line in, a JSON line out.

    argv[1]  {"<kind of findings>": true or false, ...}
    in       ["a sentence", ...]
    out      [{"findings": [[start, end, rule, kind, [replacement, ...], reason], ...], "words": [[start, end, [tags, ...]], ...]}, ...]

Positions count code points. `words` has the readings of each word of a sentence with findings, without their lemmas; none for a
word that the lexicon of Grammalecte does not have.
"""

import json
import re
import sys

import grammalecte


WORD = re.compile(r"[^\W\d_]+")


def readings(checker, word):
    """For example [":N:m:s", ":V1__t_q_zz:E:2s"]."""
    found = checker.getSpellChecker().getMorph(word)
    return sorted({reading.split("/")[1] for reading in found if reading.count("/") > 1})


def answer(checker, text):
    grammar, _ = checker.getParagraphErrors(text)
    return {
        "findings": [
            [
                found["nStart"],
                found["nEnd"],
                found["sRuleId"],
                found["sType"],
                list(found["aSuggestions"] or []),
                found["sMessage"],
            ]
            for found in grammar
        ],
        "words": [[word.start(), word.end(), readings(checker, word.group())] for word in WORD.finditer(text)]
        if grammar
        else [],
    }


def main():
    checker = grammalecte.GrammarChecker("fr")
    checker.getGCEngine().setOptions(json.loads(sys.argv[1]))
    for line in sys.stdin:
        print(json.dumps([answer(checker, text) for text in json.loads(line)]), flush=True)


main()
