/** UTF-16 units of sentences in a question: a tenth of a second of work, then others have their turn. */
const questionSize = 2_000;

/** As many sentences at once as make a short question, and at least one. */
export function* inQuestions<Asked extends { readonly sentence: string }>(
  all: Iterable<Asked>,
): Generator<readonly Asked[]> {
  let question: Asked[] = [];
  let size = 0;
  for (const asked of all) {
    if (size + asked.sentence.length > questionSize && question.length > 0) {
      yield question;
      question = [];
      size = 0;
    }
    question.push(asked);
    size += asked.sentence.length;
  }
  if (question.length > 0) yield question;
}
