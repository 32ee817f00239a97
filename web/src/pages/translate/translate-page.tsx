import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { flushSync } from 'react-dom';
import { baseOf } from '../../api/base-of.ts';
import { targetsOf, useLanguagePairs } from '../../api/language-pairs.ts';
import { isAbort } from '../../api/problem.ts';
import { useSession } from '../../api/session.ts';
import { CopyButton } from '../../design/copy-button.tsx';
import { CurlCommand } from '../../design/curl-command.tsx';
import { LanguageSelect } from '../../design/language-select.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useDelayed } from '../../design/use-delayed.ts';
import { Warnings } from '../../design/warnings.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { AlternativesSection } from './alternatives/alternatives-section.tsx';
import { ContextField } from './context-field.tsx';
import { DictateButton, DictationState, useDictation } from './dictation.tsx';
import type { HistoryEntry } from './history/history-entry.ts';
import { HistorySection } from './history/history-section.tsx';
import { useHistory } from './history/use-history.ts';
import { ListenButton, ListenProblem, useListening } from './listen.tsx';
import { Options } from './options.tsx';
import { bodyOf, translationKey, useTranslation } from './translate-text.ts';
import { type Chosen, nothingChosen, type Wanted } from './translation.ts';
import { useMarkup } from './use-markup.ts';
import '../../design/panes.css';
import './translate.css';

const pauseMilliseconds = 300;
/** What one request takes; longer texts are for files. */
const maximumCharacters = 50_000;
const detect = '';

/** Two panes: what is typed is translated after a pause, and the request before is aborted. */
export function TranslatePage() {
  const { format, languageName } = useMessages();
  const { data: session } = useSession();
  const { data: pairs, error: pairsError } = useLanguagePairs();
  const [text, setText] = useState('');
  const [source, setSource] = useState(detect);
  const [chosenTarget, setTarget] = useState<string>();
  const [chosenOptions, setOptions] = useState(nothingChosen);
  const listening = useListening();
  const dictation = useDictation((words) => setText((before) => continued(before, words)));
  /** Counts what does not wait for a pause: a swap, a text of the history, a choice. The text goes with it as it is then. */
  const [turn, setTurn] = useState(0);
  const goAtOnce = (): void => setTurn((before) => before + 1);
  const history = useHistory();
  const client = useQueryClient();
  const field = useRef<{ focus(): void }>(null);
  /** What is written next goes into the field that is there by then. */
  const change = (changes: () => void): void => {
    flushSync(changes);
    field.current?.focus();
  };
  const { markup, ...formatting } = useMarkup(maximumCharacters, (pasted) =>
    change(() => {
      setText(pasted);
      goAtOnce();
    }),
  );
  const plain = useMemo(() => markup?.plainOf(text) ?? text, [markup, text]);

  const targets = pairs === undefined ? [] : targetsOf(pairs, source || undefined);
  // A language is not translated into itself.
  const chosen = chosenTarget !== undefined && baseOf(chosenTarget) !== baseOf(source) ? chosenTarget : undefined;
  const target = chosen ?? preferredTarget(targets, baseOf(source));
  const delayedText = useDelayed(text, pauseMilliseconds, turn);
  const delayedContext = useDelayed(chosenOptions.context, pauseMilliseconds, turn);
  const wanted: Wanted | undefined =
    delayedText.trim() === '' || target === undefined
      ? undefined
      : {
          ...chosenOptions,
          text: delayedText,
          ...(markup !== undefined && { isMarkup: true as const }),
          context: delayedContext,
          source: source || undefined,
          target,
        };
  const translation = useTranslation(wanted, (asked, translated) => void history?.record(asked, translated));
  const result = wanted === undefined ? undefined : translation.data;
  const detected = source === detect ? result?.source : undefined;
  const known = source || detected;
  const missing =
    pairs === undefined || known === undefined
      ? []
      : missingOf(
          pairs.languages.map(({ lang }) => lang),
          targetsOf(pairs, known),
          known,
        );
  const hasFormality = pairs?.languages.find(({ lang }) => lang === target)?.has_formality === true;
  const error = wanted !== undefined && !isAbort(translation.error) ? translation.error : null;
  const isBusy = wanted !== undefined && translation.isFetching;
  const shown = error === null ? (result?.text ?? '') : '';
  const shownPlain = useMemo(() => markup?.plainOf(shown) ?? shown, [markup, shown]);

  const changeSource = (code: string): void => {
    setSource(code);
    setOptions(withoutResources);
    goAtOnce();
  };
  const changeOptions = (changed: Chosen): void => {
    setOptions(changed);
    goAtOnce();
  };
  const swap = (): void => {
    if (known === undefined || target === undefined) return;
    changeSource(baseOf(target));
    setTarget(pairs && targetsOf(pairs, baseOf(target)).find((code) => baseOf(code) === baseOf(known)));
    if (result !== undefined && text.trim() !== '') setText(markup?.cleanMarkup(result.text) ?? result.text);
    field.current?.focus();
  };
  const restore = async ({ wanted: kept, translated }: HistoryEntry): Promise<void> => {
    const { text: keptText, isMarkup, source: keptSource, target: keptTarget, ...options } = kept;
    // As it was: it is not translated, and billed, once more.
    client.setQueryData(translationKey(kept), translated);
    if (isMarkup) await formatting.begin();
    else formatting.end();
    setText(keptText);
    setSource(keptSource ?? detect);
    setTarget(keptTarget);
    setOptions(options);
    goAtOnce();
    field.current?.focus();
  };
  return (
    <div className="panes">
      <h1 className="hidden">{format('translate.title')}</h1>
      {pairsError !== null && <ProblemNotice error={pairsError} />}
      <section className="pane" aria-label={format('translate.source')}>
        <div className="bar">
          <LanguageSelect
            label={format('translate.from')}
            value={source}
            codes={pairs?.sources.map(({ lang }) => lang) ?? []}
            first={{
              value: detect,
              text: detected
                ? format('translate.detected', { language: languageName(detected) })
                : format('translate.detect'),
            }}
            onChange={changeSource}
          />
          <Button
            className="swap"
            aria-label={format('translate.swap')}
            isDisabled={known === undefined}
            onPress={swap}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 8h13l-3.500-3.500M20 16H7l3.500 3.500" />
            </svg>
          </Button>
        </div>
        {markup === undefined ? (
          <textarea
            ref={field as Ref<HTMLTextAreaElement>}
            lang={known ?? ''}
            dir="auto"
            aria-label={format('translate.text')}
            placeholder={format('translate.placeholder')}
            maxLength={maximumCharacters}
            value={text}
            onChange={({ target: changed }) => setText(changed.value)}
            onPaste={formatting.onPaste}
          />
        ) : (
          <markup.MarkupField
            ref={field}
            lang={known ?? ''}
            label={format('translate.text')}
            markup={text}
            onChange={setText}
          />
        )}
        <DictationState dictation={dictation} source={known} />
        <ListenProblem pane="source" listening={listening} />
        <div className="foot">
          <span className="about">{format('translate.characters', { count: [...plain].length })}</span>
          <div className="actions">
            <ListenButton pane="source" text={plain} language={known} listening={listening} />
            {markup === undefined ? (
              <DictateButton dictation={dictation} source={source || undefined} />
            ) : (
              <Button
                className="secondary"
                onPress={() =>
                  change(() => {
                    setText(plain);
                    formatting.end();
                    goAtOnce();
                  })
                }
              >
                {format('translate.asPlain')}
              </Button>
            )}
            <Button
              className="secondary"
              isDisabled={text === ''}
              onPress={() =>
                change(() => {
                  setText('');
                  formatting.end();
                  goAtOnce();
                })
              }
            >
              {format('translate.clear')}
            </Button>
          </div>
        </div>
      </section>
      <section className="pane" aria-label={format('translate.result')} aria-busy={isBusy}>
        <div className="bar">
          <LanguageSelect
            label={format('translate.to')}
            value={target ?? ''}
            codes={targets}
            missing={{ label: format('translate.missing'), codes: missing }}
            onChange={(code) => {
              setTarget(code);
              setOptions(withoutResources);
              goAtOnce();
            }}
          />
          <span className="state">{isBusy ? format('translate.busy') : ''}</span>
        </div>
        {markup === undefined ? (
          <div className="output" lang={target ?? ''} dir="auto" aria-live="polite">
            {shown}
          </div>
        ) : (
          <markup.MarkupOutput markup={shown} lang={target ?? ''} />
        )}
        {error !== null && <ProblemNotice error={error} />}
        {error === null && <Warnings codes={result?.warnings ?? []} />}
        <ListenProblem pane="result" listening={listening} />
        <div className="foot">
          <span className="about">
            {result?.engine !== undefined && error === null
              ? format('translate.engine', { engine: result.engine })
              : ''}
          </span>
          <div className="actions">
            <ListenButton pane="result" text={shownPlain} language={target} listening={listening} />
            {markup === undefined ? (
              <CopyButton text={shown} label={format('translate.copy')} />
            ) : (
              <markup.CopyMarkup markup={shown} />
            )}
          </div>
        </div>
      </section>
      <div className="more">
        {/* A context is typed, and waits for a pause. */}
        <ContextField
          source={known}
          context={chosenOptions.context}
          onChange={(context) => setOptions({ ...chosenOptions, context })}
        />
        {history !== undefined && <HistorySection history={history} onRestore={(entry) => void restore(entry)} />}
        {wanted !== undefined && <CurlCommand path="/v2/translate" body={bodyOf(wanted)} />}
        {/* Known with the languages of the page. Visitors have the best engine alone. */}
        {wanted !== undefined && pairs?.has_other_engines === true && session?.is_signed_in === true && (
          <AlternativesSection wanted={wanted} source={known} engine={result?.engine} plainOf={markup?.plainOf} />
        )}
      </div>
      {/* Last: how many there are is known with the first translation. */}
      <Options {...{ source: known, target, hasFormality }} chosen={chosenOptions} onChange={changeOptions} />
    </div>
  );
}

/** Dictated words after a text, as far as there is room. */
function continued(before: string, words: string): string {
  const isBegin = before === '' || /\s$/u.test(before);
  const needsSpace =
    /^\S/u.test(words) && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}。！？]$/u.test(before);
  const next = isBegin ? words.trimStart() : needsSpace ? ` ${words}` : words;
  return `${before}${next}`.slice(0, maximumCharacters);
}

/** What is stored for one pair may not fit another one. */
function withoutResources({ formality, context }: Chosen): Chosen {
  return { ...nothingChosen, formality, context };
}

/** Into the language of the reader, unless that is the source; else the first. */
function preferredTarget(targets: readonly string[], source: string): string | undefined {
  const wanted = [...navigator.languages.map(baseOf), 'en', 'es'].filter((code) => code !== source);
  return targets.find((code) => code === wanted.find((one) => targets.includes(one))) ?? targets[0];
}

/** What cannot be reached from the source: choosing it shows how to get it. */
function missingOf(all: readonly string[], reached: readonly string[], source: string): readonly string[] {
  return all.filter((code) => !reached.includes(code) && baseOf(code) !== source);
}
