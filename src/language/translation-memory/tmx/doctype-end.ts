/** Finds the end of a document type in a text that grows at its end, and looks at each character once. */
export class DoctypeEnd {
  /** From the start of the document type. */
  #searched = 0;
  #quote = '';
  #brackets = 0;
  #inComment = false;

  /**
   * The position after the `>` that is neither within quotes or a comment nor within the internal subset, or -1 while there
   * is none. The document type starts at `at`, in each call with the same text and more behind it.
   */
  find(buffer: string, at: number): number {
    let index = at + this.#searched;
    for (; index < buffer.length; index += 1) {
      if (this.#inComment) {
        const end = buffer.indexOf('-->', index);
        if (end === -1) {
          // The end of a comment may have come in part.
          index = Math.max(index, buffer.length - 2);
          break;
        }
        this.#inComment = false;
        index = end + 2;
        continue;
      }
      const character = buffer[index];
      if (this.#quote !== '') {
        if (character === this.#quote) this.#quote = '';
      } else if (character === '<') {
        if (buffer.startsWith('<!--', index)) {
          this.#inComment = true;
          index += 3;
        } else if (buffer.length - index < 4 && '<!--'.startsWith(buffer.slice(index))) break;
      } else if (character === '"' || character === "'") this.#quote = character;
      else if (character === '[') this.#brackets += 1;
      else if (character === ']') this.#brackets -= 1;
      else if (character === '>' && this.#brackets <= 0) return index + 1;
    }
    this.#searched = index - at;
    return -1;
  }
}
