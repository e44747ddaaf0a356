import { createHmac, timingSafeEqual } from 'node:crypto'
import { newToken } from './crypto.ts'

export type SignedTimes = ReturnType<typeof signedTimes>

/**
 * Signed tokens with their issue time and purpose (HMAC-SHA-256). Each is unique, so that its uses can be counted, and
 * has exactly one valid text.
 */
export function signedTimes(key: Buffer) {
  const signature = (purpose: string, signed: string) =>
    createHmac('sha256', key).update(`${purpose} ${signed}`).digest('base64url')
  return {
    issue(purpose: string, now: Temporal.Instant): string {
      const signed = `${now.epochMilliseconds.toString(36)}.${newToken()}`
      return `${signed}.${signature(purpose, signed)}`
    },

    /** Returns the issue time of a token. Null if it is not ours, or for another purpose. */
    read(purpose: string, token: string): Temporal.Instant | null {
      const end = token.lastIndexOf('.')
      const signed = token.slice(0, Math.max(0, end))
      const expected = Buffer.from(signature(purpose, signed))
      const actual = Buffer.from(token.slice(end + 1))
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
      return Temporal.Instant.fromEpochMilliseconds(Number.parseInt(signed, 36))
    },
  }
}
