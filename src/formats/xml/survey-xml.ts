import type { TextSpan } from '../../language/text-edit.ts';
import { XmlScanner } from '../shared/xml/xml-scanner.ts';
import { decodeXmlText } from '../shared/xml/xml-text.ts';

export interface XmlSurvey {
  /** `xml:lang` of the root. */
  readonly language: string | undefined;
  /** Elements that hold rules, whatever their prefix. */
  readonly rules: readonly TextSpan[];
}

/** What is to be known of a document before its text is read. Throws for what is not well formed or nested too deeply. */
export function surveyXml(source: string, depth: number): XmlSurvey {
  const scanner = new XmlScanner(source, { depth, doctype: 'pass' });
  let language: string | undefined;
  const rules: TextSpan[] = [];
  for (let first = true; scanner.next(); ) {
    if (scanner.kind !== 'open' && scanner.kind !== 'empty') continue;
    if (first) {
      const found = scanner.attribute('xml:lang');
      language = found === undefined ? undefined : decodeXmlText(source.slice(found.start, found.end));
      first = false;
    }
    if (scanner.kind === 'open' && /(?:^|:)rules$/.test(scanner.name)) {
      const { start } = scanner;
      scanner.skipElement();
      rules.push({ start, end: scanner.end });
    }
  }
  return { language, rules };
}
