import { useEffect, useReducer, useRef } from 'react';
import { useDelayed } from '../../design/use-delayed.ts';
import { useImprovement, type Wanted } from './improve-text.ts';
import { emptyReview, type ReviewAction, reduceReview } from './review.ts';

const pauseMilliseconds = 400;

/** The text under review, and the server's answer to what was typed last. What is accepted needs no other request. */
export function useReview({ change, language, style }: Omit<Wanted, 'text'>) {
  const [review, dispatch] = useReducer(reduceReview, emptyReview);
  const asked = useDelayed(review.typed, pauseMilliseconds);
  const wanted: Wanted | undefined =
    asked.text.trim() === '' || review.text.trim() === '' ? undefined : { text: asked.text, change, language, style };
  const improvement = useImprovement(wanted);
  const { data } = improvement;
  // Another question: what the last one suggested is no answer to it.
  const question = `${change} ${language} ${style}`;
  const lastQuestion = useRef(question);
  useEffect(() => {
    if (lastQuestion.current !== question) dispatch({ type: 'withdrawn' });
    lastQuestion.current = question;
  }, [question]);
  useEffect(() => {
    if (data !== undefined && question !== '')
      dispatch({ type: 'answered', asked: asked.text, answer: data.text, reasons: data.reasons });
  }, [data, asked, question]);
  return { review, dispatch: dispatch as (action: ReviewAction) => void, wanted, improvement };
}
