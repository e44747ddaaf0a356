import { createHmac, timingSafeEqual } from 'node:crypto'
import { newToken } from './crypto.ts'

export type SignedTimes = ReturnType<typeof signedTimes>

/**
 * Tokens that say when they were issued and for what, signed with a key (HMAC-SHA-256). No two are alike, so that the
 * uses of one can be counted; one text alone is valid for each.
 */
export function signedTimes(key: Buffer) {
  const signature = (purpose: string, signed: string) =>
    createHmac('sha256', key).update(`${purpose} ${signed}`).digest('base64url')
  return {
    issue(purpose: string, now: Temporal.Instant): string {
      const signed = `${now.epochMilliseconds.toString(36)}.${newToken()}`
      return `${signed}.${signature(purpose, signed)}`
    },

    /** When a token was issued; null: it is not ours, or for another purpose. */
    read(purpose: string, token: string): Temporal.Instant | null {
      const end = token.lastIndexOf('.')
      const signed = token.slice(0, Math.max(0, end))
      const expected = Buffer.from(signature(purpose, signed))
      const given = Buffer.from(token.slice(end + 1))
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
      return Temporal.Instant.fromEpochMilliseconds(Number.parseInt(signed, 36))
    },
  }
}
