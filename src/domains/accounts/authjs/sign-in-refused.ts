import { CredentialsSignin } from '@auth/core/errors'
import type { AuthErrorCode } from './auth-error.contract.ts'

/** Refused for a reason that the query names beside its error. */
export class SignInRefused extends CredentialsSignin {
  constructor(code: AuthErrorCode) {
    super()
    this.code = code
  }
}
