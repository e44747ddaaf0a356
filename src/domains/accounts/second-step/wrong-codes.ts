import type { SignInAttempts } from '../passwords/sign-in-attempts.usecase.ts'
import type { Origin } from '../sessions/token.ts'

/**
 * Delays guesses of codes like wrong passwords, but counts them separately: a correct password, which comes before each
 * code, clears none of them.
 */
export function wrongCodes(attempts: SignInAttempts) {
  const key = (userId: string) => `codes of ${userId}`
  return {
    /** Seconds until another code may be tried; 0: now, and it counts as wrong until `succeeded`. */
    take: ({ address }: Origin, userId: string) => attempts.take(address, key(userId)),
    succeeded: ({ address }: Origin, userId: string) => attempts.succeeded(address, { email: key(userId) }),
  }
}

export type WrongCodes = ReturnType<typeof wrongCodes>
