import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { baseOf } from '../../api/base-of.ts';
import { isAbort } from '../../api/problem.ts';
import { CopyButton } from '../../design/copy-button.tsx';
import { CurlCommand } from '../../design/curl-command.tsx';
import { LanguageSelect } from '../../design/language-select.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { Warnings } from '../../design/warnings.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { ChangesPane, DecisionBar } from './changes-pane.tsx';
import { bodyOf, pathOf, type Style, type Tone, useWritingLanguages, type Wanted } from './improve-text.ts';
import type { ReviewAction } from './review.ts';
import { splitText } from './split-text.ts';
import { StyleSelect } from './style-select.tsx';
import { useReview } from './use-review.ts';
import '../../design/panes.css';
import '../../design/changes.css';
import './write.css';

const maximumCharacters = 20_000;
const detect = '';
const keys = [
  ['F8', 'write.key.next'],
  ['Shift+F8', 'write.key.previous'],
  ['Enter', 'write.key.accept'],
  ['Esc', 'write.key.reject'],
  ['Ctrl+Z', 'write.key.undo'],
] as const;

/** A text and what the server would change in it. Nothing changes without a click or a key. */
export function WritePage() {
  const { format, languageName } = useMessages();
  const { data: languages, error: languagesError } = useWritingLanguages();
  const [language, setLanguage] = useState(detect);
  const [change, setChange] = useState<Wanted['change']>('correct');
  const [chosenStyle, setStyle] = useState<Style | Tone>();
  const [known, setKnown] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const list = useRef<HTMLDivElement>(null);
  /** After a decision: to the next change from the one before, to the field from a control that is gone. */
  const follows = useRef<'next' | 'field'>(undefined);

  const features = languages?.find(({ lang }) => lang === (language || known))?.features ?? {};
  const [hasStyles, hasTones] = ['writing_style' in features, 'tone' in features];
  const style = change === 'rephrase' && (hasStyles || hasTones) ? chosenStyle : undefined;
  const { review, dispatch, wanted, improvement } = useReview({ change, language: language || undefined, style });
  const { text, suggestions, selected, decisions } = review;
  const result = wanted === undefined ? undefined : improvement.data;
  const answered = result?.language;
  useEffect(() => {
    if (answered !== undefined) setKnown(answered);
  }, [answered]);
  const error = wanted !== undefined && !isAbort(improvement.error) ? improvement.error : null;
  const isBusy = wanted !== undefined && improvement.isFetching;
  const shown = language || known || '';

  const focusChange = (id: number | undefined): void => {
    const mark = list.current?.querySelector<HTMLElement>(`[data-change="${id}"]`);
    (mark ?? field.current)?.focus();
  };
  const decide = (action: ReviewAction): void => {
    const isInside = list.current?.contains(document.activeElement) === true;
    follows.current = action.type === 'selected' ? undefined : isInside ? 'next' : 'field';
    dispatch(action);
  };
  useEffect(() => {
    const isLost = document.activeElement?.matches('body, :disabled') !== false;
    if (follows.current === 'next') focusChange(selected);
    else if (follows.current === 'field' && isLost) field.current?.focus();
    follows.current = undefined;
  });
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      if (event.key !== 'F8' || suggestions.length === 0) return;
      event.preventDefault();
      const index = suggestions.findIndex(({ id }) => id === selected);
      const isInside = list.current?.contains(document.activeElement);
      const caret = document.activeElement === field.current ? (field.current?.selectionStart ?? 0) : undefined;
      const step = isInside ? (event.shiftKey ? -1 : 1) : 0;
      const next =
        caret === undefined || caret >= text.length
          ? suggestions.at((index + step) % suggestions.length)
          : (suggestions.find(({ end }) => end >= caret) ?? suggestions[0]);
      focusChange(next?.id);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
  /** In the field, only while a decision is the last that happened: what was typed is undone by the browser. */
  const onUndoKey = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    if (decisions.length === 0 || (event.target === field.current && !review.isDecidedLast)) return;
    event.preventDefault();
    decide({ type: 'undone' });
  };
  const status = (): string => {
    if (isBusy) return format('write.busy');
    if (result === undefined || error !== null) return '';
    return format('write.count', { count: suggestions.length });
  };
  const [piece = ''] = wanted === undefined ? [] : splitText(wanted.text);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to what its controls do not use
    <div className="panes write" onKeyDown={onUndoKey}>
      <h1 className="hidden">{format('write.title')}</h1>
      {languagesError !== null && <ProblemNotice error={languagesError} />}
      {languages?.length === 0 && <p className="notice warnings none">{format('write.none')}</p>}
      <section className="pane" aria-label={format('translate.source')}>
        <div className="bar">
          <LanguageSelect
            label={format('write.language')}
            value={language}
            codes={languages?.map(({ lang }) => lang) ?? []}
            first={{
              value: detect,
              text:
                language === detect && result?.language
                  ? format('translate.detected', { language: languageName(result.language) })
                  : format('translate.detect'),
            }}
            onChange={setLanguage}
          />
        </div>
        <textarea
          ref={field}
          lang={shown}
          dir="auto"
          aria-label={format('write.text')}
          placeholder={format('translate.placeholder')}
          maxLength={maximumCharacters}
          spellCheck={false}
          value={text}
          onChange={({ target }) => dispatch({ type: 'typed', text: target.value })}
        />
        <div className="foot">
          <span>{format('translate.characters', { count: [...text].length })}</span>
          <span className="buttons">
            <Button
              className="secondary"
              isDisabled={decisions.length === 0}
              onPress={() => decide({ type: 'undone' })}
            >
              {format('write.undo')}
            </Button>
            <CopyButton text={text} label={format('translate.copy')} />
          </span>
        </div>
      </section>
      <section className="pane" aria-label={format('write.changes')} aria-busy={isBusy}>
        <div className="bar">
          <span className="choices">
            <select
              className="language"
              aria-label={format('write.mode')}
              value={change}
              onChange={({ target }) => setChange(target.value === 'rephrase' ? 'rephrase' : 'correct')}
            >
              <option value="correct">{format('write.correct')}</option>
              <option value="rephrase">{format('write.rephrase')}</option>
            </select>
            {change === 'rephrase' && (hasStyles || hasTones) && (
              <StyleSelect {...{ hasStyles, hasTones, value: chosenStyle }} onChange={setStyle} />
            )}
          </span>
          <span className="state" role="status">
            {status()}
          </span>
        </div>
        <ChangesPane {...{ review, language: shown, list, decide }} />
        {error !== null && <ProblemNotice error={error} />}
        {error === null && <Warnings codes={result?.warnings ?? []} />}
        {language !== detect && result !== undefined && baseOf(language) !== baseOf(result.detected) && (
          <p className="notice warnings">
            {format('write.otherLanguage', { language: languageName(result.detected) })}
          </p>
        )}
        <div className="foot">
          {suggestions.length === 0 ? (
            <span>{result?.engine === undefined ? '' : format('translate.engine', { engine: result.engine })}</span>
          ) : (
            <>
              <DecisionBar {...{ review, language: shown, decide }} />
              <Button className="primary" onPress={() => decide({ type: 'acceptedAll' })}>
                {format('write.acceptAll')}
              </Button>
            </>
          )}
        </div>
      </section>
      <ul className="keys" aria-label={format('write.keys')}>
        {keys.map(([key, name]) => (
          <li key={key}>
            <kbd>{key}</kbd> {format(name)}
          </li>
        ))}
      </ul>
      {wanted !== undefined && <CurlCommand path={pathOf(change)} body={bodyOf({ ...wanted, text: piece })} />}
    </div>
  );
}
