/** `interface.md`, Limits: characters of texts, instructions of a list, lists of a page. */
export const styleRuleLimits = { name: 1024, label: 100, prompt: 300, instructions: 200, pageSize: 25 } as const;
