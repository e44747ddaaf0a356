import { AuthError } from '@auth/core/errors'
import type { AuthError as ErrorInQuery } from './auth-error.contract.ts'

/**
 * Returns why the callback from another service failed, in the browser client's vocabulary. Null for another error.
 * Auth.js reports these as `Configuration`, although the user cannot fix a configuration.
 */
export function callbackError(error: Error): ErrorInQuery | null {
  if (!(error instanceof AuthError)) return null
  if (error.type === 'InvalidCheck') return 'OAuthCallback'
  if (error.type !== 'CallbackRouteError') return null
  return isAnswerThatFails(error.cause?.err) ? 'OAuthCallback' : 'Callback'
}

/** Returns true if the service rejected its code, or its token is invalid: an error of the OAuth client. */
function isAnswerThatFails(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && String(cause.code).startsWith('OAUTH_')
}
