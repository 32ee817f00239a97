import { useId, useState } from 'react';
import { useMessages } from '../../messages/messages.tsx';
import { type ShownRule, wordsOf } from './catalogue.ts';
import { type Example, examplesOf, type Parts, partsOf } from './examples.ts';

interface RuleProps extends ShownRule {
  readonly language: string;
  readonly value: string | undefined;
  readonly mayChange: boolean;
  onChange(value: string | undefined): void;
}

/** A rule with its values, and what they do. Names of rules and values are those of the interface, in English. */
export function Rule({ rule, values, language, value, mayChange, onChange }: RuleProps) {
  const { format } = useMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const examples = examplesOf(language, rule);
  const shown = values.flatMap((each) => {
    const example = examples[each.value];
    return example === undefined ? [] : [{ value: each.value, example }];
  });
  const first = value === undefined ? shown[0] : shown.find((each) => each.value === value);
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
      {shown.length > 1 ? (
        <details className="examples" open={isOpen} onToggle={({ currentTarget: { open } }) => setOpen(open)}>
          <summary>
            {first === undefined || isOpen ? (
              format('styles.examples', { count: shown.length })
            ) : (
              <ExampleText {...{ language }} example={first.example} />
            )}
          </summary>
          {isOpen && (
            <dl>
              {shown.map((each) => (
                <div key={each.value}>
                  <dt lang="en">{wordsOf(each.value)}</dt>
                  <dd>
                    <ExampleText {...{ language }} example={each.example} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </details>
      ) : (
        first && (
          <p className="examples">
            <ExampleText {...{ language }} example={first.example} />
          </p>
        )
      )}
    </div>
  );
}

function ExampleText({ language, example }: { readonly language: string; readonly example: Example }) {
  const { format } = useMessages();
  const [before, after] = partsOf(example);
  return (
    <span className="example">
      <span className="hidden">{format('styles.before')} </span>
      <Changed as="del" {...{ language }} parts={before} />
      <span aria-hidden="true"> → </span>
      <span className="hidden">{format('styles.after')} </span>
      <Changed as="ins" {...{ language }} parts={after} />
    </span>
  );
}

interface ChangedProps {
  readonly as: 'del' | 'ins';
  readonly language: string;
  readonly parts: Parts;
}

function Changed({ as: Change, language, parts: [before, changed, behind] }: ChangedProps) {
  return (
    <span lang={language} dir="auto">
      {before}
      {changed !== '' && <Change>{changed}</Change>}
      {behind}
    </span>
  );
}
