import { BEARER_TTL, REFRESH_TTL, type TokenPair } from './trip-session.ts'

/** Creates a new pair of tokens, with the hashes to store. */
export type IssueTokens = (now: Temporal.Instant) => {
  pair: TokenPair
  hashed: {
    bearerHash: Buffer
    bearerUntil: Temporal.Instant
    refreshHash: Buffer
    refreshUntil: Temporal.Instant
  }
}

type Needs = { newToken: () => string; sha256: (text: string) => Buffer }

export function issueTokens({ newToken, sha256 }: Needs): IssueTokens {
  return (now) => {
    const [bearer, refresh] = [newToken(), newToken()]
    const expiresAt = now.add(BEARER_TTL)
    return {
      pair: { bearer, refresh, expiresAt, expiresIn: expiresAt.since(now).total('seconds') },
      hashed: {
        bearerHash: sha256(bearer),
        bearerUntil: expiresAt,
        refreshHash: sha256(refresh),
        refreshUntil: now.add(REFRESH_TTL),
      },
    }
  }
}
