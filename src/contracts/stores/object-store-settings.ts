/** Where objects are when they are not in the data folder. Free of secrets. */
export type ObjectStoreSettings = SharedFolder | S3Location;

/** A folder that all nodes see. */
export interface SharedFolder {
  readonly kind: 'folder';
  readonly folder: string;
}

/** A bucket, or a part of one. */
export interface S3Location {
  readonly kind: 's3';
  readonly bucket: string;
  /** Before every name: empty, or ends with a slash. */
  readonly prefix: string;
  /** Of a server other than Amazon's. */
  readonly endpoint: string | undefined;
  /** Undefined: as the standard AWS sources say. */
  readonly region: string | undefined;
  /** The bucket is in the path of addresses instead of in the host name. */
  readonly pathStyle: boolean;
}

export interface S3Credentials {
  readonly keyId: string;
  readonly secret: string;
}
