/** The fields of a chat request that tests look at; the others are there too. */
export interface ChatRequestBody extends Readonly<Record<string, unknown>> {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly stream?: boolean;
  readonly stream_options?: { readonly include_usage?: boolean };
  readonly max_tokens?: number;
  readonly max_completion_tokens?: number;
  readonly temperature?: number;
  readonly response_format?: {
    readonly type: string;
    readonly json_schema?: { readonly name: string; readonly schema: Readonly<Record<string, unknown>> };
  };
}
