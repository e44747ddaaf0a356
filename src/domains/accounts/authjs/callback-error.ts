import { AuthError } from '@auth/core/errors'
import type { AuthError as ErrorInQuery } from './auth-error.contract.ts'

/**
 * Why the way back from another service led nowhere, by the browser client's name for it; null: it is another error.
 * Auth.js says `Configuration` of these, which is nothing that whoever signs in could do anything about.
 */
export function callbackError(error: Error): ErrorInQuery | null {
  if (!(error instanceof AuthError)) return null
  if (error.type === 'InvalidCheck') return 'OAuthCallback'
  if (error.type !== 'CallbackRouteError') return null
  return isAnswerThatFails(error.cause?.err) ? 'OAuthCallback' : 'Callback'
}

/** The service did not take its code back, or its token does not hold: an error of the OAuth client. */
function isAnswerThatFails(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && String(cause.code).startsWith('OAUTH_')
}
