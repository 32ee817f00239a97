import { Type } from 'typebox';
import { errorCatalogue } from '../../errors/catalogue.ts';

/** Body of every error (`facts.md`, Errors). */
export const ErrorBody = Type.Object(
  {
    message: Type.String({ description: 'What was wrong, for people.' }),
    code: Type.Unsafe<string>({
      type: 'string',
      enum: Object.keys(errorCatalogue),
      description: 'Stable name of the error; match on this.',
    }),
    detail: Type.Optional(Type.String({ description: 'What would be right, or where to look.' })),
  },
  { $id: 'Error', description: 'Body of every answer that is not 2xx.' },
);
