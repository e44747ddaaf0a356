import type { sealer } from '#platform/crypto.ts'
import type { Passkeys } from '#platform/passkeys.ts'

declare module '#platform/app.ts' {
  interface App {
    passkeys: Passkeys
    /** Encrypts the secrets of one-time codes. */
    codeSealer: ReturnType<typeof sealer>
  }
}

/** Methods for the second step, after the password. */
export type SecondStepMethod = 'code' | 'passkey' | 'recovery_code'

/** Time limit for the second step of a sign-in, and for a passkey ceremony. */
export const CHALLENGE_MINUTES = 5

/** Wrong answers that end a challenge. */
export const TRIES_A_CHALLENGE = 5

/**
 * Wrong one-time codes per account and day that disable its codes until they are a day old. Only a caller who knows the
 * password gets this far; passkeys and recovery codes, which cannot be guessed, still work. At this rate a
 * one-in-a-million guess with three codes valid at once succeeds in nine years.
 */
export const WRONG_CODES_A_DAY = 100

/** Enough for all devices of a user. */
export const MAX_PASSKEYS = 20

/** An account's second-step methods. */
export type SecondStepState = {
  codesSince: Temporal.Instant | null
  passkeys: Passkey[]
  recoveryCodesLeft: number
}

export type Passkey = {
  id: string
  userId: string
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: string[]
  name: string
  createdAt: Temporal.Instant
  lastUsedAt: Temporal.Instant | null
}
