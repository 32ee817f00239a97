import { packWords } from '../../packs/tables.ts';
import { anyCase } from '../words.ts';

const words = (section: string): string => packWords('en', 'compound-numbers', section).join('|');

const before = "(?<![\\p{L}\\p{N}'’-])";
const after = "(?![\\p{L}'’-])";
const tens = anyCase(words('tens'));

/** `twenty five`; not `twenty five-year plans`, with or without the hyphen. */
const cardinal = `(?<=${before}(?:${tens}))[ \\u00a0](?=(?:${words('units')})${after}(?![ -](?:${words('counted')})${after}))`;
/** `the twenty first century`; not `the twenty first visitors`. */
const ordinal = `(?<=${before}[Tt]he (?:${tens}))[ \\u00a0](?=(?:${words('ordinals')})${after}(?! \\p{L}{2,}s${after}))`;

/** The spaces in English numbers where a hyphen belongs. */
export const unhyphenated = new RegExp(`${cardinal}|${ordinal}`, 'gu');
