import type { SignInAttempts } from '../passwords/sign-in-attempts.usecase.ts'
import type { Origin } from '../sessions/token.ts'

/**
 * Delays guesses of codes like wrong passwords, but counts them separately: a correct password, which precedes each
 * code, clears none of them.
 */
export function wrongCodes(attempts: SignInAttempts) {
  const key = (userId: string) => `codes of ${userId}`
  return {
    /**
     * Returns the seconds until another code may be tried, or 0 if now. The attempt counts as wrong until `succeeded`.
     */
    take: ({ address }: Origin, userId: string) => attempts.take(address, key(userId)),
    succeeded: ({ address }: Origin, userId: string) => attempts.succeeded(address, { email: key(userId) }),
  }
}
