import type { StoreCheck } from '../../contracts/stores/store-check.ts';

export interface ObjectStoreExamination {
  /** `s3://bucket/prefix at https://storage.example.com`, or a folder. Without credentials. */
  readonly address: string;
  readonly checks: readonly StoreCheck[];
}
