import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { baseOf } from '../../api/base-of.ts';
import type { LanguagePairs } from '../../api/language-pairs.ts';
import { CopyButton } from '../../design/copy-button.tsx';
import { LanguageSelect } from '../../design/language-select.tsx';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { type Overview, usePull, useRemedy } from './overview.ts';
import { Pulls } from './pulls.tsx';

interface PairMatrixProps extends Pick<Overview, 'engines' | 'model_pulls' | 'has_model_pulls'> {
  readonly pairs: LanguagePairs;
}

/** Which language goes into which, directly or through a third one. */
export function PairMatrix({ pairs, engines, model_pulls, has_model_pulls }: PairMatrixProps) {
  const { format, language, languageName } = useMessages();
  const { compare } = new Intl.Collator(language);
  const sorted = (codes: readonly string[]): readonly string[] =>
    codes.toSorted((one, other) => compare(languageName(one), languageName(other)));
  const direct = new Map<string, string[]>();
  for (const { engine, pairs: served = [] } of engines)
    for (const pair of served) direct.set(pair, [...(direct.get(pair) ?? []), engine]);
  const sources = sorted(pairs.sources.map(({ lang }) => lang));
  // By their codes, which are the titles of the columns.
  const targets = [...new Set(pairs.sources.flatMap(({ targets }) => targets))].sort();
  const reached = new Map(pairs.sources.map(({ lang, targets }) => [lang, new Set(targets)]));
  return (
    <section className="card">
      <h2>{format('engines.matrix')}</h2>
      <p className="hint">{format('engines.matrixHint')}</p>
      <Remedy {...{ pairs, model_pulls }} />
      <Pulls {...{ model_pulls, has_model_pulls }} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <section className="table matrix" tabIndex={0} aria-label={format('engines.matrix')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{format('engines.matrixCorner')}</th>
              {targets.map((target) => (
                <th key={target} scope="col" title={languageName(target)}>
                  <abbr title={languageName(target)}>{target}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map((source) => (
              <tr key={source}>
                <th scope="row">{languageName(source)}</th>
                {targets.map((target) => (
                  <Cell key={target} {...cellOf(source, target)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );

  function cellOf(source: string, target: string): CellProps {
    if (reached.get(source)?.has(target) !== true) return { mark: '', words: '' };
    const names = direct.get(`${source}-${target}`) ?? direct.get(`${source}-${baseOf(target)}`);
    const pair = `${languageName(source)} → ${languageName(target)}`;
    if (names === undefined) return { mark: '○', words: `${pair}: ${format('engines.through')}` };
    return { mark: '●', words: `${pair}: ${new Intl.ListFormat(language).format(names)}` };
  }
}

interface CellProps {
  readonly mark: string;
  /** What the mark means. */
  readonly words: string;
}

function Cell({ mark, words }: CellProps) {
  return (
    <td title={words}>
      <span aria-hidden="true">{mark}</span>
      <span className="hidden">{words}</span>
    </td>
  );
}

/** For one pair: what translates it, or how to get it. */
function Remedy({ pairs, model_pulls: pulls }: Pick<PairMatrixProps, 'pairs' | 'model_pulls'>) {
  const { format, language } = useMessages();
  const [source, setSource] = useState('en');
  const [target, setTarget] = useState('');
  const codes = pairs.languages.map(({ lang }) => lang);
  const bases = [...new Set(codes.map(baseOf))];
  const { data: found, error } = useRemedy(source, target);
  const pull = usePull();
  const isOnItsWay = found?.models.some((model) => pulls.some(({ direction }) => direction === model));
  return (
    <div className="remedy">
      <div className="buttons">
        <LanguageSelect label={format('translate.from')} value={source} codes={bases} onChange={setSource} />
        <span aria-hidden="true">→</span>
        <LanguageSelect
          label={format('translate.to')}
          value={target}
          codes={codes.filter((code) => code !== source)}
          first={{ value: '', text: format('engines.choose') }}
          onChange={setTarget}
        />
      </div>
      {error !== null && <ProblemNotice error={error} />}
      {pull.error !== null && <ProblemNotice error={pull.error} />}
      <div role="status">
        {target !== '' && found && found.engines.length > 0 && (
          <p>{format('engines.served', { engines: new Intl.ListFormat(language).format(found.engines) })}</p>
        )}
        {target !== '' && found && found.engines.length === 0 && (
          <>
            <p>
              {format(
                found.command === null
                  ? 'engines.noRemedy'
                  : found.models.length > 0
                    ? 'engines.getOr'
                    : 'engines.remedy',
              )}
            </p>
            {found.models.length > 0 && (
              <p>
                <Button
                  className="primary"
                  isDisabled={pull.isPending || isOnItsWay === true}
                  onPress={() => pull.mutate(found.models)}
                >
                  {format('engines.get')}
                </Button>
              </p>
            )}
            {found.command !== null && (
              <p className="buttons">
                <code dir="ltr">{found.command}</code>
                <CopyButton text={found.command} label={format('translate.copyCurl')} />
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}
