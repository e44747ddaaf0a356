/** A bearer token is good for this long, and a refresh token, once, for this long (`trips.md`, People). */
export const BEARER_LIFE = { minutes: 15 } as const
export const REFRESH_LIFE = { hours: 30 * 24 } as const

/** The tokens of a session as its owner gets them; only their hashes are stored. */
export type TokenPair = { bearer: string; refresh: string; expiresAt: Temporal.Instant; expiresIn: number }
