import { createHmac, timingSafeEqual } from 'node:crypto'

/** Texts signed with a key (HMAC-SHA-256). Their holders can read but not change them. */
export function signedTexts(key: Buffer) {
  const signature = (signed: string) => createHmac('sha256', key).update(signed).digest('base64url')
  return {
    sign(text: string): string {
      const signed = Buffer.from(text).toString('base64url')
      return `${signed}.${signature(signed)}`
    },

    /** Returns the text. Null if it was not signed with this key, or was changed. */
    read(token: string): string | null {
      const end = token.lastIndexOf('.')
      const signed = token.slice(0, Math.max(0, end))
      const expected = Buffer.from(signature(signed))
      const actual = Buffer.from(token.slice(end + 1))
      if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
      return Buffer.from(signed, 'base64url').toString()
    },
  }
}
