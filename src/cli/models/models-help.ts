/** `dragoman models --help`. */
export const modelsHelp = `Lists, installs, removes and checks the neural models that translate in this process.

Usage:
  dragoman models list [--available] [--json]
  dragoman models pull PAIR... [--architecture NAME] [--from LOCATION]...
  dragoman models remove PAIR...
  dragoman models verify [PAIR...]

A PAIR is source and target, such as en-de. Every published model has English on one side; German to French
takes de-en and en-fr. A running server uses what is pulled, from its next request on.
'dragoman models <command> --help' says more.
`;

export const modelsCommandHelp: Readonly<Record<string, string>> = {
  list: `Lists the models of this machine.

Usage: dragoman models list [--available] [--json]

  --available      Lists what the index offers instead. The index is read from the network, or else from the copy
                   that the last pull has left.
  --from LOCATION  With --available: another index than the configured one (see 'pull').
  --json           For programs.
`,
  pull: `Downloads and installs models. Each is checked by size and SHA-256 and appears as a whole or not at all.
What Ctrl-C or a broken connection leaves is gone on with by the next pull.

Usage: dragoman models pull PAIR... [--architecture NAME] [--from LOCATION]...

  --architecture NAME   tiny (fast, small), base-memory or base (best, slow). Without it the best one published.
  --from LOCATION       Where to pull from: an address of an index, a mirror, or a folder. Repeat it for more.
                        Without it DRAGOMAN_MODELS_URL, else the public index of Firefox Translations.

A model of the pair that was pulled before is replaced.
`,
  remove: `Removes models from the models folder. Those in other folders (of packages) stay.

Usage: dragoman models remove PAIR...
`,
  verify: `Reads the installed models and compares them with the checksums kept at their installation.

Usage: dragoman models verify [PAIR...]

The exit code is 1 when a model is damaged; pull it again after 'dragoman models remove'.
`,
};
