import { useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLanguagePairs } from '../../api/language-pairs.ts';
import { useMessages } from '../../messages/messages.tsx';
import { initialOf, kindOf, labelOf, type Schema } from './schema.ts';

type Values = Readonly<Record<string, unknown>>;

interface SchemaFieldsProps {
  readonly schema: Schema;
  readonly values: Values;
  onChange(values: Values): void;
}

/** A field for each property of an object. */
export function SchemaFields({ schema, values, onChange }: SchemaFieldsProps) {
  return (
    <>
      {Object.entries(schema.properties ?? {}).map(([name, property]) => (
        <Field
          key={name}
          name={name}
          schema={property}
          around={schema}
          isRequired={schema.required?.includes(name) === true}
          value={values[name]}
          onChange={(value) => onChange({ ...values, [name]: value })}
          onFile={(file, content) => onChange({ ...values, name: file, [name]: content })}
        />
      ))}
    </>
  );
}

interface FieldProps {
  readonly name: string;
  readonly schema: Schema;
  readonly around?: Schema;
  readonly isRequired: boolean;
  readonly value: unknown;
  onChange(value: unknown): void;
  onFile?(name: string, content: string): void;
}

/** One property, in the way that suits its kind. Names and descriptions are those of the workflow, in English. */
export function Field({ name, schema, around, isRequired, value, onChange, onFile }: FieldProps) {
  const { format } = useMessages();
  const id = useId();
  const kind = kindOf(name, schema, around);
  const label = labelOf(name, schema);
  const described = schema.description === undefined ? {} : { 'aria-describedby': `${id}-hint` };
  const text = typeof value === 'string' ? value : '';
  const hint = schema.description !== undefined && (
    <p id={`${id}-hint`} className="hint" lang="en">
      {schema.description}
    </p>
  );
  const head = (
    <>
      <label htmlFor={id} lang="en">
        {kind === 'content' ? format('workflows.file') : label}
      </label>
      {hint}
    </>
  );
  switch (kind) {
    case 'group':
    case 'groups':
      return <Groups {...{ label, schema, value, hint, onChange }} isOne={kind === 'group'} />;
    case 'languages':
      return <Languages {...{ label, value, hint, onChange }} />;
    case 'flag':
      return (
        <div>
          <label className="check" lang="en">
            <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
            {label}
          </label>
          {hint}
        </div>
      );
    case 'language':
      return (
        <div>
          {head}
          <LanguageField {...{ id, described, isRequired, onChange }} value={text} />
        </div>
      );
    case 'choice':
      return (
        <div>
          {head}
          <select
            id={id}
            {...described}
            value={text}
            onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
          >
            {schema.default === undefined && <option value="">{format('workflows.default')}</option>}
            {schema.enum?.map((each) => (
              <option key={String(each)} value={String(each)} lang="en">
                {String(each)}
              </option>
            ))}
          </select>
        </div>
      );
    case 'content':
      return (
        <div>
          {head}
          <FileField id={id} described={described} onFile={(file, content) => onFile?.(file, content)} />
        </div>
      );
    case 'number':
      return (
        <div>
          {head}
          <input
            id={id}
            {...described}
            type="number"
            min={schema.minimum}
            max={schema.maximum}
            step={schema.type === 'integer' ? 1 : 'any'}
            required={isRequired}
            value={typeof value === 'number' ? value : ''}
            onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
          />
        </div>
      );
    case 'lines':
      return (
        <div>
          {head}
          <textarea
            id={id}
            aria-describedby={`${id}-lines`}
            rows={4}
            dir="auto"
            required={isRequired}
            value={Array.isArray(value) ? value.join('\n') : ''}
            onChange={({ target }) => onChange(target.value === '' ? undefined : target.value.split('\n'))}
          />
          <p id={`${id}-lines`} className="hint">
            {format('workflows.lines')}
          </p>
        </div>
      );
    case 'json':
      return (
        <div>
          {head}
          <JsonField {...{ id, described, isRequired, onChange }} />
        </div>
      );
    case 'text':
      return (
        <div>
          {head}
          <textarea
            id={id}
            {...described}
            rows={4}
            dir="auto"
            required={isRequired}
            maxLength={schema.maxLength}
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      );
    default:
      return (
        <div>
          {head}
          <input
            id={id}
            {...described}
            dir="auto"
            required={isRequired}
            maxLength={schema.maxLength}
            value={text}
            onChange={({ target }) => onChange(target.value)}
          />
        </div>
      );
  }
}

type Described = { readonly 'aria-describedby'?: string };

/** One object, or as many as one adds. */
function Groups(props: {
  readonly label: string;
  readonly schema: Schema;
  readonly value: unknown;
  readonly hint: React.ReactNode;
  readonly isOne: boolean;
  onChange(value: unknown): void;
}) {
  const { label, schema, value, hint, isOne, onChange } = props;
  const { format } = useMessages();
  const rows = isOne ? [(value ?? {}) as Values] : ((value ?? []) as readonly Values[]);
  const item = isOne ? schema : (schema.items ?? {});
  const set = (changed: readonly Values[]): void => onChange(isOne ? changed[0] : changed);
  return (
    <fieldset className="groups">
      <legend lang="en">{label}</legend>
      {hint}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have nothing but their position
        <fieldset key={index} className="group">
          {!isOne && <legend className="hidden">{`${label} ${index + 1}`}</legend>}
          <SchemaFields
            schema={item}
            values={row}
            onChange={(changed) => set(rows.map((one, position) => (position === index ? changed : one)))}
          />
          {!isOne && rows.length > 1 && (
            <Button
              className="secondary"
              aria-label={format('workflows.removeRow', { name: `${label} ${index + 1}` })}
              onPress={() => set(rows.filter((_, position) => position !== index))}
            >
              {format('files.remove')}
            </Button>
          )}
        </fieldset>
      ))}
      {!isOne && (
        <Button
          className="secondary"
          aria-label={format('workflows.addTo', { name: label })}
          onPress={() => set([...rows, initialOf(item)])}
        >
          {format('workflows.add')}
        </Button>
      )}
    </fieldset>
  );
}

function useCodes() {
  const { languageName, language } = useMessages();
  const { data } = useLanguagePairs();
  const { compare } = new Intl.Collator(language);
  // Of some languages targets are variants only.
  const codes = new Set([...(data?.sources ?? []), ...(data?.languages ?? [])].map(({ lang }) => lang));
  return [...codes]
    .map((code) => ({ code, name: languageName(code) }))
    .sort((one, other) => compare(one.name, other.name));
}

function LanguageField(props: {
  readonly id: string;
  readonly described: Described;
  readonly isRequired: boolean;
  readonly value: string;
  onChange(value: unknown): void;
}) {
  const { format } = useMessages();
  const codes = useCodes();
  return (
    <select
      id={props.id}
      {...props.described}
      required={props.isRequired}
      value={props.value}
      onChange={({ target }) => props.onChange(target.value)}
    >
      <option value="">{format(props.isRequired ? 'engines.choose' : 'workflows.default')}</option>
      {codes.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}

function Languages(props: {
  readonly label: string;
  readonly value: unknown;
  readonly hint: React.ReactNode;
  onChange(value: unknown): void;
}) {
  const codes = useCodes();
  const chosen = (props.value ?? []) as readonly string[];
  return (
    <fieldset>
      <legend lang="en">{props.label}</legend>
      {props.hint}
      <div className="checks languages">
        {codes.map(({ code, name }) => (
          <label key={code} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(code)}
              onChange={({ target }) =>
                props.onChange(target.checked ? [...chosen, code] : chosen.filter((one) => one !== code))
              }
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A request has half a megabyte, and base64 takes a third more. */
const mostBytes = 360_000;

function FileField(props: {
  readonly id: string;
  readonly described: Described;
  onFile(name: string, content: string): void;
}) {
  const { format } = useMessages();
  const [isTooLarge, setTooLarge] = useState(false);
  return (
    <>
      <input
        id={props.id}
        {...props.described}
        type="file"
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          if (file === undefined) return;
          setTooLarge(file.size > mostBytes);
          if (file.size <= mostBytes) props.onFile(file.name, new Uint8Array(await file.arrayBuffer()).toBase64());
        }}
      />
      <span role="status">{isTooLarge ? format('workflows.tooLarge', { bytes: mostBytes / 1_000 }) : ''}</span>
    </>
  );
}

function JsonField(props: {
  readonly id: string;
  readonly described: Described;
  readonly isRequired: boolean;
  onChange(value: unknown): void;
}) {
  const { format } = useMessages();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <>
      <textarea
        id={props.id}
        {...props.described}
        aria-invalid={isWrong}
        rows={4}
        dir="ltr"
        spellCheck={false}
        required={props.isRequired}
        placeholder="JSON"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          try {
            props.onChange(target.value.trim() === '' ? undefined : JSON.parse(target.value));
            setWrong(false);
          } catch {
            setWrong(true);
          }
        }}
      />
      <span role="status">{isWrong ? format('workflows.notJson') : ''}</span>
    </>
  );
}
