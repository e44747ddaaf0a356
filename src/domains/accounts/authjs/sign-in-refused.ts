import { CredentialsSignin } from '@auth/core/errors'

/** Refused for a reason that the query names beside its error. */
export class SignInRefused extends CredentialsSignin {
  constructor(code: string) {
    super()
    this.code = code
  }
}
