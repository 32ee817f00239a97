/** The parts of an OpenAPI document that are completed after the plugin has made it. */
export interface DescribedDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: Partial<Record<'headers' | 'responses' | 'schemas', Record<string, object>>>;
}

export interface DescribedOperation {
  readonly operationId: string;
  parameters?: DescribedParameter[];
  requestBody?: { required?: boolean; readonly content: Record<string, DescribedContent> };
  readonly responses: Record<string, DescribedAnswer>;
}

export interface DescribedParameter {
  readonly name: string;
  readonly in: string;
  example?: unknown;
}

export interface DescribedContent {
  schema?: object;
  example?: unknown;
}

export interface DescribedAnswer {
  headers?: Record<string, object>;
  content?: Record<string, DescribedContent>;
}

export function operationsOf(document: DescribedDocument): readonly DescribedOperation[] {
  return Object.values(document.paths).flatMap((path) => Object.values(path));
}
