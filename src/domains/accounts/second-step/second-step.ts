/** What somebody can show beside the password. */
export type SecondStepMethod = 'code' | 'passkey' | 'recovery_code'

/** How long a sign-in waits for its second step, and a passkey for its ceremony. */
export const CHALLENGE_MINUTES = 5

/** Wrong answers that end a challenge. */
export const TRIES_A_CHALLENGE = 5

/**
 * Wrong one-time codes of an account in a day that end its use of them until they are a day old. Only who knows the
 * password gets so far; passkeys and recovery codes, which nobody guesses, still work. At this rate a guess in a
 * million with three codes valid at once succeeds in nine years.
 */
export const WRONG_CODES_A_DAY = 100

/** Enough for anybody's devices. */
export const MOST_PASSKEYS = 20

/** How an account shows a second step. */
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
