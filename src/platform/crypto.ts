import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits as text for a header or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: who reads the table cannot use it. */
export function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
