import type { Role } from '../user.ts'

/** A token lives 30 days from its last sign-in. */
export const TOKEN_DAYS = 30

/** One that is not to be remembered ends with the browser, and after this long at the latest. */
export const SHORT_TOKEN_HOURS = 12

/** Who makes a request. `tokenHash` names the token for grants to single bookings; one that is `remembered` outlives the browser. */
export type Traveller = {
  userId: string
  role: Role
  tokenHash: Buffer
  expiresAt: Temporal.Instant
  remembered: boolean
}

/** Where a request comes from, as the account's owner is told of it. */
export type Origin = { address: string; device: string | null }

/** A browser or an app that is signed in. */
export type SignedInDevice = {
  id: string
  device: string | null
  address: string | null
  signedInAt: Temporal.Instant
  expiresAt: Temporal.Instant
  current: boolean
}

/** A token as its bearer is given it; only its hash is kept. */
export type IssuedToken = { token: string; expiresAt: Temporal.Instant }
