/** One setting, for readers of the configuration and of its page. */
export interface Setting {
  readonly name: `DRAGOMAN_${string}`;
  /** What happens when it is not set, for readers. */
  readonly fallback: string;
  readonly description: string;
  /** Its value never appears in logs or in `doctor`, and may be in a file that `<name>_FILE` names. */
  readonly secret?: true;
}
