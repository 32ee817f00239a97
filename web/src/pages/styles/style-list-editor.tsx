import { useEffect, useRef, useState } from 'react';
import type { StyleList } from '../../api/style-lists.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { TryBox } from '../../design/try-box.tsx';
import { useMessages } from '../../messages/messages.tsx';
import { type Category, type ChosenRules, categories, rulesOf, withValue } from './catalogue.ts';
import { noBreakSpace } from './examples.ts';
import { Instructions } from './instructions.tsx';
import { Rule } from './rule.tsx';
import { putRules, useStyleChange } from './style-requests.ts';

/** The rules of a list by category, its instructions, and a sentence to try them. Every change is saved at once. */
export function StyleListEditor({ list, mayChange }: { readonly list: StyleList; readonly mayChange: boolean }) {
  const { format } = useMessages();
  const [text, setText] = useState('');
  const [onlyServed, setOnlyServed] = useState(true);
  // As chosen here: the answer of the server comes later.
  const [rules, setRules] = useState(list.configured_rules as ChosenRules);
  const put = useStyleChange(putRules);
  /** The one that the rules were chosen on. */
  const version = useRef(list.version);
  const change = (category: Category, rule: string, value: string | undefined): void => {
    const changed = withValue(rules, category, rule, value);
    setRules(changed);
    put.mutate({ id: list.style_id, rules: changed, version: version.current });
  };
  const { version: newest, configured_rules: read } = list;
  const { isPending } = put;
  useEffect(() => {
    // Somebody else has changed the list, or its name or instructions were changed here.
    if (isPending || newest <= version.current) return;
    version.current = newest;
    setRules(read as ChosenRules);
  }, [isPending, newest, read]);
  return (
    <div className="style-list">
      <div className="rules">
        <div className="tools">
          <input
            type="search"
            aria-label={format('styles.search')}
            placeholder={format('styles.search')}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <span className="hint" role="status">
            {put.isPending ? format('resources.saving') : put.isSuccess ? format('styles.saved') : ''}
          </span>
        </div>
        <label className="only">
          <input type="checkbox" checked={onlyServed} onChange={({ target }) => setOnlyServed(target.checked)} />
          {format('styles.onlyServed')}
        </label>
        <p className="hint">{format('styles.examplesHint', { sign: noBreakSpace })}</p>
        {put.error !== null && <ProblemNotice error={put.error} />}
        {categories.map((category) => {
          const shown = rulesOf(category, { language: list.language, text, onlyServed, chosen: rules });
          if (shown.length === 0) return null;
          const title = format(`styles.category.${category}`);
          const count = Object.keys(rules[category] ?? {}).length;
          return (
            <details key={category} open={text.trim() !== ''}>
              <summary>{format('styles.chosen', { title, count, all: shown.length })}</summary>
              {shown.map((rule) => (
                <Rule
                  key={rule.rule}
                  {...rule}
                  language={list.language}
                  value={rules[category]?.[rule.rule]}
                  mayChange={mayChange}
                  onChange={(value) => change(category, rule.rule, value)}
                />
              ))}
            </details>
          );
        })}
        <Instructions list={list} mayChange={mayChange} />
      </div>
      <TryBox
        target={list.language}
        using={{ style_id: list.style_id }}
        version={list.version}
        placeholder={format('styles.tryPlaceholder')}
      />
    </div>
  );
}
