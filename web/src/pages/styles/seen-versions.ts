/**
 * Versions of lists that changes of this page have made from those that were seen. Whoever chooses a rule and renames the list before its
 * new version is read has seen the own change, though the page still shows the old version.
 */
export class SeenVersions {
  readonly #made = new Map<string, number>();

  /** Sends a change of the list as it was seen, with `If-Match`: where somebody else has changed it meanwhile, the server refuses. */
  async change<Answer>(
    id: string,
    version: number,
    send: (options: { readonly headers: { readonly 'if-match': string } }) => Promise<Answer>,
  ): Promise<Answer> {
    const seen = this.#newest(id, version);
    const answer = await send({ headers: { 'if-match': `"${seen}"` } });
    // Every change of a list increases its version by one.
    this.#made.set(`${id} ${seen}`, seen + 1);
    return answer;
  }

  #newest(id: string, version: number): number {
    let newest = version;
    for (let next: number | undefined = version; next !== undefined; next = this.#made.get(`${id} ${newest}`))
      newest = next;
    return newest;
  }
}
