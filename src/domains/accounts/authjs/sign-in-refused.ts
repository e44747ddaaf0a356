import { CredentialsSignin } from '@auth/core/errors'
import type { AuthErrorCode } from './auth-error.contract.ts'

/** Refused with a reason that the query carries as `code` beside its error. */
export class SignInRefused extends CredentialsSignin {
  constructor(code: AuthErrorCode) {
    super()
    this.code = code
  }
}
