/** Gives another stream for a stream. May ask the generator; must not depend on anything else than the stream. */
export type StreamRewrite = (stream: string) => string | Promise<string>;

/**
 * What is done to a message between the stages of a mode, for modes with `ModeParts.rewriting`.
 *
 * - A stream is one message in Apertium's format: lexical units `^…$`, and between them whatever is no word: spaces,
 *   numbered blanks `[0]` for protected passages, `[]` after the full stop that ends the text. A rewrite keeps everything
 *   between units, with its order and number.
 * - In a segment with codes a unit is preceded by the blank bound to it, `[[3]]^…$`, or `[[3; 4]]` when transfer made one
 *   of two; the numbers count the units of the analysis from 1 (`projection/source-units.ts`). A blank stays right before
 *   its unit. Streams of text without codes hold none: the same rewrite has to do the same to both, since the words come
 *   from the text without codes and their places from the one with.
 * - Inside a unit `\` escapes the characters `\^$/[]{}<>@*`.
 * - No stream may hold a NUL. A stream that is not well formed can end the pipeline, and the sentence fails.
 */
export interface StreamRewrites {
  /**
   * Right after the analyser: `^cars/car<n><pl>$`, a unit with its surface and all its readings. Units may be joined or
   * parted and their readings exchanged, as long as all surfaces together hold the same characters in the same order.
   */
  readonly analysis?: StreamRewrite;
  /**
   * Right before transfer: `^car<n><sg>/coche<n><m><sg>$`. More than one translation, `^give<vblex><pres>/dar<vblex>
   * <pres>/impartir<vblex><pres>$`, means the first. A word that the dictionary lacks is `^word<n><sg>/@word<n><sg>$`, one
   * that the analyser lacks `^*word/*word$`. `<GD>` and `<ND>` are for transfer to fill in.
   */
  readonly units?: StreamRewrite;
  /**
   * Right before the generator, after all transfer stages: `^coche<n><m><pl>$`; several words written as one are joined
   * by `+`: `^dar<vblex><imp><p2><sg>+me<prn><enc><p1><mf><sg>$`. `^*word$` is written as it is.
   * `ModeRunner.knownForms` shows whether the generator can write a form; one that it cannot comes out as its lemma.
   */
  readonly forms?: StreamRewrite;
}
