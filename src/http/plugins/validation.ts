import { setImmediate as turn } from 'node:timers/promises';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { TSchema } from 'typebox';
import { ServiceError } from '../../errors/service-error.ts';
import { normalizeFields } from '../body/normalize-fields.ts';

/** Compiles schemas and turns the first fault of a value into an error that names the parameter. */
export class SchemaValidation {
  // The schemas are our own, and tests read them all as JSON Schema: checking them here costs the first requests 50 ms.
  readonly #ajv = new Ajv2020({
    strict: false,
    allErrors: false,
    validateFormats: false,
    validateSchema: false,
    verbose: true,
    // It takes a quarter of the time to compile, and what it removes costs nothing to run.
    code: { optimize: false },
  });
  readonly #compiled = new Map<TSchema, ValidateFunction>();

  /** Compiled when it is first asked for: of all operations together that would be a tenth of the time to start. */
  compiled(schema: TSchema): () => ValidateFunction {
    return () => {
      const known = this.#compiled.get(schema);
      if (known !== undefined) return known;
      const validate = this.#ajv.compile(schema);
      this.#compiled.set(schema, validate);
      return validate;
    };
  }

  /** Compiles each schema in a turn of the event loop of its own, since one takes up to 30 ms in a fresh process. */
  async prepare(schemas: readonly (TSchema | undefined)[]): Promise<void> {
    for (const schema of schemas) {
      if (schema === undefined || this.#compiled.has(schema)) continue;
      await turn();
      this.compiled(schema)();
    }
    await turn();
  }
}

/** Brings fields to the types of the schema and returns them, or throws what is wrong with them. */
export function fieldReader(schema: TSchema | undefined, schemas: SchemaValidation): (given: unknown) => unknown {
  if (schema === undefined) return () => undefined;
  const compiled = schemas.compiled(schema);
  return (given) => {
    const validate = compiled();
    const fields = normalizeFields(schema, given);
    if (!validate(fields)) throw requestFault(validate.errors);
    return fields;
  };
}

function requestFault(errors: readonly ErrorObject[] | null | undefined): ServiceError {
  const [fault] = errors ?? [];
  if (fault === undefined) return new ServiceError('invalid_body', { reason: 'it does not match its schema.' });
  const path = parameterName(fault.instancePath);
  if (fault.keyword === 'required') {
    const missing = String(fault.params.missingProperty);
    return new ServiceError('missing_parameter', { parameter: path === '' ? missing : `${path}.${missing}` });
  }
  if (path === '') return new ServiceError('invalid_body', { reason: 'it must be an object with named fields.' });
  if (fault.keyword === 'minItems' && Array.isArray(fault.data) && fault.data.length === 0)
    return new ServiceError('missing_parameter', { parameter: path });
  return new ServiceError('invalid_parameter', { parameter: path, reason: explain(fault) });
}

/** `/text/0` → `text[0]`. */
function parameterName(instancePath: string): string {
  return instancePath
    .slice(1)
    .replaceAll(/\/(\d+)(?=\/|$)/g, '[$1]')
    .replaceAll('/', '.');
}

function explain(fault: ErrorObject): string {
  const { keyword, params, data } = fault;
  if (keyword === 'enum') return `use one of ${params.allowedValues.map((value: unknown) => `'${value}'`).join(', ')}.`;
  if (keyword === 'const') return `use '${params.allowedValue}'.`;
  // A field of a form that comes twice is a list.
  const otherwise = Array.isArray(data) ? ', not a list' : '';
  if (keyword === 'type') return `must be ${[params.type].flat().map(typeName).join(' or ')}${otherwise}.`;
  if (keyword === 'maxItems') return `at most ${params.limit} entries are allowed, not ${(data as unknown[]).length}.`;
  if (keyword === 'maxLength') return `at most ${params.limit} characters are allowed.`;
  if (keyword === 'minLength') return 'must not be empty.';
  if (keyword === 'pattern') return fault.parentSchema?.['x-expected'] ?? `must match ${params.pattern}.`;
  return `${fault.message ?? 'is not valid'}.`;
}

function typeName(type: string): string {
  if (type === 'null') return 'null';
  if (type === 'array') return 'a list';
  if (type === 'integer') return 'a whole number';
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
