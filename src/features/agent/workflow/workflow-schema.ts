import { stepServices } from '../../../contracts/agent/workflow.ts';

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });
const stepList = { type: 'array', items: { $ref: '#/$defs/step' }, maxItems: 50 };

const required = { type: 'array', items: { type: 'string' }, uniqueItems: true };

/** Form of the part of JSON Schema that is quick to check whatever the input is: no patterns, no references. */
const inputForm = {
  type: 'object',
  additionalProperties: false,
  properties: {
    type: { enum: ['object', 'array', 'string', 'integer', 'number', 'boolean'] },
    title: text(200),
    description: text(2_000),
    default: {},
    enum: { type: 'array', minItems: 1, maxItems: 200 },
    properties: { type: 'object', maxProperties: 100, additionalProperties: { $ref: '#/$defs/input' } },
    required,
    anyOf: {
      type: 'array',
      minItems: 1,
      maxItems: 10,
      items: { type: 'object', additionalProperties: false, required: ['required'], properties: { required } },
    },
    additionalProperties: { const: false },
    items: { $ref: '#/$defs/input' },
    minItems: { type: 'integer', minimum: 0 },
    maxItems: { type: 'integer', minimum: 0 },
    minLength: { type: 'integer', minimum: 0 },
    maxLength: { type: 'integer', minimum: 0 },
    minimum: { type: 'number' },
    maximum: { type: 'number' },
  },
} as const;

/** Of an object. */
const objectForm = {
  allOf: [{ $ref: '#/$defs/input' }, { type: 'object', required: ['type'], properties: { type: { const: 'object' } } }],
} as const;

/** The same by itself. */
export const schemaForm = { $ref: '#/$defs/input', $defs: { input: inputForm } } as const;

/** Form of a workflow file (`docs/reference/workflows.md`), as JSON Schema. */
export const workflowSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'name', 'title', 'description', 'input', 'steps', 'result'],
  properties: {
    id: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
    name: { type: 'string', pattern: '^[a-z][a-z0-9]*(-[a-z0-9]+)*$', maxLength: 60 },
    title: text(100),
    description: text(2_000),
    input: objectForm,
    steps: { ...stepList, minItems: 1 },
    result: {
      type: 'object',
      additionalProperties: false,
      required: ['message', 'data'],
      properties: { message: {}, data: {}, artifacts: {}, screenshot: {} },
    },
  },
  $defs: {
    input: inputForm,
    tool: {
      type: 'object',
      additionalProperties: false,
      required: ['name', 'description', 'use', 'takes'],
      properties: {
        name: { type: 'string', pattern: '^[a-z][a-z0-9_]*$', maxLength: 40, not: { const: 'answer' } },
        description: text(1_000),
        use: { enum: stepServices.filter((service) => service !== 'llm') },
        takes: objectForm,
        with: { type: 'object' },
        hosts: { type: 'array', items: text(500), minItems: 1, maxItems: 20 },
        gives: {},
      },
    },
    stepId: { type: 'string', pattern: '^[a-z][a-z0-9_]*$', maxLength: 40 },
    step: {
      type: 'object',
      required: ['id'],
      properties: { id: { $ref: '#/$defs/stepId' } },
      oneOf: [
        {
          required: ['use'],
          additionalProperties: false,
          properties: {
            id: {},
            use: { enum: stepServices },
            with: { type: 'object' },
            tools: { type: 'array', items: { $ref: '#/$defs/tool' }, minItems: 1, maxItems: 20 },
            limits: {
              type: 'object',
              additionalProperties: false,
              properties: {
                calls: { type: 'integer', minimum: 1, maximum: 50 },
                tokens: { type: 'integer', minimum: 1, maximum: 1_000_000 },
                seconds: { type: 'integer', minimum: 1, maximum: 3_600 },
              },
            },
          },
        },
        {
          required: ['when', 'then'],
          additionalProperties: false,
          properties: Object.fromEntries([
            ['id', {}],
            ['when', text(500)],
            ['then', stepList],
            ['else', stepList],
          ]),
        },
        {
          required: ['ask', 'answer'],
          additionalProperties: false,
          properties: { id: {}, ask: {}, answer: { $ref: '#/$defs/input' } },
        },
        {
          required: ['for_each', 'at_most', 'steps', 'gives'],
          additionalProperties: false,
          properties: {
            id: {},
            for_each: text(500),
            at_most: { type: 'integer', minimum: 1, maximum: 1_000 },
            at_once: { type: 'integer', minimum: 1, maximum: 8 },
            steps: { ...stepList, minItems: 1 },
            gives: {},
          },
        },
      ],
    },
  },
} as const;
