/** Max active keys of a partner. */
export const MAX_KEYS = 10

/** Days for which a revoked key is listed. */
export const REVOKED_DAYS = 90

/** Prefix of every key, by which secret scanners recognise it. */
const PREFIX = 'partner_'

const ENDING = 4

/** Returns the key of a token of 256 random bits, and its last characters, by which its owner recognises it. */
export function partnerKeyOf(token: string): { secret: string; ending: string } {
  const secret = PREFIX + token
  return { secret, ending: secret.slice(-ENDING) }
}

/** Returns the token of a header `Authorization: Bearer …`. Null if the header is absent or of another scheme. */
export function bearerIn(authorization: string | undefined): string | null {
  return /^Bearer +(\S{1,200})$/i.exec(authorization ?? '')?.[1] ?? null
}
