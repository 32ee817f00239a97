import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { mayLeave } from '../shell/location.ts';
import { ProblemNotice } from './problem-notice.tsx';

interface ListedResource {
  readonly id: string;
  readonly name: ReactNode;
  /** What is in it, in words. */
  readonly hint?: string;
}

interface ResourceListProps {
  readonly title: string;
  readonly label: string;
  /** Undefined while they are loaded. */
  readonly resources: readonly ListedResource[] | undefined;
  readonly chosenId: string | undefined;
  /** Where there are none. */
  readonly none: string;
  readonly error: unknown;
  /** Ways to get another one. */
  readonly children?: ReactNode;
  onChoose(id: string): void;
}

/** The resources of a page, one of which is open beside. Changes that are not saved are asked about before another is chosen. */
export function ResourceList(props: ResourceListProps) {
  const { title, label, resources, chosenId, none, error, children, onChoose } = props;
  return (
    <section className="card list" aria-label={label}>
      <h1>{title}</h1>
      {error !== null && <ProblemNotice error={error} />}
      <ul>
        {resources?.map(({ id, name, hint }) => (
          <li key={id}>
            <Button
              className="choice"
              {...(id === chosenId && { 'aria-current': 'true' as const })}
              onPress={() => id !== chosenId && mayLeave() && onChoose(id)}
            >
              {name}
              {hint !== undefined && <span className="hint">{hint}</span>}
            </Button>
          </li>
        ))}
      </ul>
      {resources?.length === 0 && <p className="hint">{none}</p>}
      {/* Not before the list, which would move it down. */}
      {(resources !== undefined || error !== null) && children}
    </section>
  );
}
