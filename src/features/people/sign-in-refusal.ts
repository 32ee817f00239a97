import { ServiceError } from '../../errors/service-error.ts';

/** Somebody who is known elsewhere is not let in. */
export class SignInRefusal extends ServiceError<'sign_in_refused'> {
  /** What the audit log and pages call it. */
  readonly refusal: string;

  constructor(refusal: string, reason: string) {
    super('sign_in_refused', { reason });
    this.refusal = refusal;
  }
}
