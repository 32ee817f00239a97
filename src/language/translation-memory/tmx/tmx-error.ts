/** Why a TMX file cannot be read; `message` names the line and says what is wrong, in words for its author. */
export class TmxError extends Error {
  readonly line: number;
  readonly reason: string;

  constructor(line: number, reason: string) {
    super(`Line ${line}: ${reason}`);
    this.name = 'TmxError';
    this.line = line;
    this.reason = reason;
  }
}
