import { hash, timingSafeEqual } from 'node:crypto'

/** Signs values that a later request repeats, so that an offer needs no session. Returns hex of `bytes` bytes. */
export function signature(secret: string, parts: readonly string[], bytes: number): string {
  return hash('sha256', [secret, ...parts].join('\n')).slice(0, bytes * 2)
}

export function sameSignature(actual: string, expected: string): boolean {
  const [one, other] = [Buffer.from(actual), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
