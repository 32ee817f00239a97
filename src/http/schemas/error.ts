import { Type } from 'typebox';
import { errorCatalogue } from '../../errors/catalogue.ts';

/** Body of every error (`facts.md`, Errors). */
export const ErrorBody = Type.Object(
  {
    message: Type.String({ description: 'What is wrong, in words for people.' }),
    code: Type.Unsafe<string>({
      type: 'string',
      enum: Object.keys(errorCatalogue),
      description: 'Stable name of the error. Programs compare this field.',
    }),
    detail: Type.Optional(Type.String({ description: 'How to correct the request, or where to look.' })),
  },
  { $id: 'Error', description: 'Body of every response whose status is not 2xx.' },
);
