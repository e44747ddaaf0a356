import { CredentialsSignin } from '@auth/core/errors'
import type { AuthErrorCode } from './auth-error.contract.ts'

/** A rejection with a reason, sent as `code` in the query with the error. */
export class SignInRejected extends CredentialsSignin {
  constructor(code: AuthErrorCode) {
    super()
    this.code = code
  }
}
