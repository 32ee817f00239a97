/** Where time comes from, so that tests can set it. */
export interface Clock {
  now(): Date;
}
