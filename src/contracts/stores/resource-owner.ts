/** Data centres that keep resources apart (`interface.md`, base addresses). */
export const regions = ['eu', 'us'] as const;
export type Region = (typeof regions)[number];

/** Whose glossaries or style rule lists, and those of which data centre. */
export interface ResourceOwner {
  readonly accountId: string;
  readonly region: Region;
}
