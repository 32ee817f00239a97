/** Where identifiers and secrets come from, so that tests can set them. */
export interface Identifiers {
  /** A random UUID in lower case. */
  uuid(): string;
  /** 256 random bits as 64 lower-case hexadecimal digits. */
  secret(): string;
}
