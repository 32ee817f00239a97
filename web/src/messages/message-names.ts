import type english from './en.json';

export type MessageName = keyof typeof english;
