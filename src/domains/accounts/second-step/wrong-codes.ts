import type { SignInAttempts } from '../sign-in/sign-in-attempts.usecase.ts'
import type { Origin } from '../sessions/token.ts'

/**
 * Slows down who guesses codes, as wrong passwords do, and apart from those: a right password, which comes before each
 * code, clears none of them.
 */
export function wrongCodes(attempts: SignInAttempts) {
  const key = (userId: string) => `codes of ${userId}`
  return {
    /** Seconds to wait before another code; 0: it may be tried now, and counts as wrong until `succeeded`. */
    take: ({ address }: Origin, userId: string) => attempts.take(address, key(userId)),
    succeeded: ({ address }: Origin, userId: string) => attempts.succeeded(address, { email: key(userId) }),
  }
}

export type WrongCodes = ReturnType<typeof wrongCodes>
