import type { App } from '#platform/app.ts'
import { recordSuccess, startAttempt } from '../passwords/sign-in-attempts.usecase.ts'
import type { Origin } from '../sessions/token.ts'

/**
 * Starts an attempt with a code. Returns the seconds until it may be made, or 0 if now; it then counts as wrong until
 * `recordCorrectCode`. Guesses are delayed like wrong passwords, but counted separately: a correct password, which
 * precedes each code, clears none of them.
 */
export function startCodeAttempt(
  app: Pick<App, 'db' | 'clock'>,
  { address }: Origin,
  userId: string,
): Promise<number> {
  return startAttempt(app, address, counterOf(userId))
}

/** Clears the wrong codes of a user from that network address. */
export function recordCorrectCode(app: Pick<App, 'db'>, { address }: Origin, userId: string): Promise<void> {
  return recordSuccess(app, address, { email: counterOf(userId) })
}

function counterOf(userId: string): string {
  return `codes of ${userId}`
}
