/** Validity of a bearer token, and of a single-use refresh token (`trips.md`, People). */
export const BEARER_TTL = { minutes: 15 } as const
export const REFRESH_TTL = { hours: 30 * 24 } as const

/** The tokens of a session for its owner. Only their hashes are stored. */
export type TokenPair = { bearer: string; refresh: string; expiresAt: Temporal.Instant; expiresIn: number }
