/** Keys that a partner has at a time. */
export const MAX_KEYS = 10

/** How long a revoked key is listed. */
export const REVOKED_DAYS = 90

/** Begins every key, so that scanners of repositories know one. */
const PREFIX = 'partner_'

const ENDING = 4

/** The key of a token of 256 random bits, and its end, by which its owner knows it. */
export function partnerKeyOf(token: string): { secret: string; ending: string } {
  const secret = PREFIX + token
  return { secret, ending: secret.slice(-ENDING) }
}

/** What a header `Authorization: Bearer …` brings; null: it is of another kind, or there is none. */
export function bearerIn(authorization: string | undefined): string | null {
  return /^Bearer +(\S{1,200})$/i.exec(authorization ?? '')?.[1] ?? null
}
