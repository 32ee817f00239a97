import { useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import type { StyleList } from '../../api/style-lists.ts';
import { ProblemNotice } from '../../design/problem-notice.tsx';
import { TryBox } from '../../design/try-box.tsx';
import { useMessages } from '../../messages/messages.tsx';
import {
  type Category,
  type ChosenRules,
  categories,
  rulesOf,
  type ShownRule,
  withValue,
  wordsOf,
} from './catalogue.ts';
import { addInstruction, putRules, removeInstruction, useStyleChange } from './style-requests.ts';

/** The rules of a list by category, its instructions, and a sentence to try them. Every change is saved at once. */
export function StyleListEditor({ list, mayChange }: { readonly list: StyleList; readonly mayChange: boolean }) {
  const { format } = useMessages();
  const [text, setText] = useState('');
  const [onlyServed, setOnlyServed] = useState(true);
  // As chosen here: the answer of the server comes later.
  const [rules, setRules] = useState(list.configured_rules as ChosenRules);
  const put = useStyleChange(putRules);
  const version = useRef(list.version);
  const change = (category: Category, rule: string, value: string | undefined): void => {
    const changed = withValue(rules, category, rule, value);
    setRules(changed);
    put.mutate({ id: list.style_id, rules: changed, version });
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
            {put.isPending ? format('styles.saving') : put.isSuccess ? format('styles.saved') : ''}
          </span>
        </div>
        <label className="only">
          <input type="checkbox" checked={onlyServed} onChange={({ target }) => setOnlyServed(target.checked)} />
          {format('styles.onlyServed')}
        </label>
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

interface RuleProps extends ShownRule {
  readonly value: string | undefined;
  readonly mayChange: boolean;
  onChange(value: string | undefined): void;
}

/** Names of rules and values are those of the interface, in English. */
function Rule({ rule, values, value, mayChange, onChange }: RuleProps) {
  const { format } = useMessages();
  const id = useId();
  return (
    <div className="rule">
      <label htmlFor={id} lang="en">
        {wordsOf(rule)}
      </label>
      <select
        id={id}
        disabled={!mayChange}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      >
        <option value="">{format('styles.off')}</option>
        {values.map((each) => (
          <option key={each.value} value={each.value} lang="en">
            {each.isServed ? wordsOf(each.value) : `${wordsOf(each.value)} – ${format('styles.byEngine')}`}
          </option>
        ))}
      </select>
    </div>
  );
}

function Instructions({ list, mayChange }: { readonly list: StyleList; readonly mayChange: boolean }) {
  const { format } = useMessages();
  const [label, setLabel] = useState('');
  const [prompt, setPrompt] = useState('');
  const add = useStyleChange(addInstruction);
  const remove = useStyleChange(removeInstruction);
  const error = add.error ?? remove.error;
  return (
    <section>
      <h3>{format('styles.instructions')}</h3>
      <p className="hint">{format('styles.instructionsHint')}</p>
      <ul className="rows">
        {list.custom_instructions.map((instruction) => (
          <li key={instruction.id}>
            <div>
              <strong>{instruction.label}</strong>
              <p dir="auto">{instruction.prompt}</p>
            </div>
            {mayChange && (
              <Button
                className="secondary"
                aria-label={format('styles.removeInstruction', { label: instruction.label })}
                onPress={() => {
                  const { style_id: id, version } = list;
                  remove.mutate({ id, instruction: instruction.id, version });
                }}
              >
                {format('resources.delete')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error !== null && <ProblemNotice error={error} />}
      {mayChange && (
        <form
          className="instruction"
          onSubmit={(event) => {
            event.preventDefault();
            if (label.trim() === '' || prompt.trim() === '') return;
            const wanted = { id: list.style_id, label: label.trim(), prompt: prompt.trim() };
            add.mutate(wanted, {
              onSuccess: () => {
                setLabel('');
                setPrompt('');
              },
            });
          }}
        >
          <label>
            {format('styles.instructionLabel')}
            <input value={label} maxLength={100} onChange={({ target }) => setLabel(target.value)} />
          </label>
          <label>
            {format('styles.instructionPrompt')}
            <input value={prompt} maxLength={300} dir="auto" onChange={({ target }) => setPrompt(target.value)} />
          </label>
          <Button type="submit" className="secondary" isDisabled={add.isPending}>
            {format('styles.addInstruction')}
          </Button>
        </form>
      )}
    </section>
  );
}
