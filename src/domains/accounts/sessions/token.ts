import type { Role } from '../user.ts'

/** A token is valid for 30 days from its sign-in. */
export const TOKEN_DAYS = 30

/** A token without "remember me" ends with the browser session, and after this long at the latest. */
export const SHORT_TOKEN_HOURS = 12

/**
 * The caller of a request. `tokenHash` identifies grants to single bookings. A `remembered` token outlives the browser.
 * `secondStep`: its bearer has passed a second step that the account still has.
 */
export type Traveller = {
  userId: string
  role: Role
  tokenHash: Buffer
  expiresAt: Temporal.Instant
  remembered: boolean
  secondStep: boolean
}

/** The origin of a request, as shown to the account's owner. */
export type Origin = { address: string; device: string | null }

/** A signed-in browser or app. */
export type SignedInDevice = {
  id: string
  device: string | null
  address: string | null
  signedInAt: Temporal.Instant
  expiresAt: Temporal.Instant
  current: boolean
}

/** A token as issued to its bearer; only its hash is stored. */
export type IssuedToken = { token: string; expiresAt: Temporal.Instant }
