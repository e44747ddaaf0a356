import { derivedKey } from '#platform/crypto.ts'

/** Tells one APP_SECRET from another. So short that it proves no guess: every value belongs to very many secrets. */
export function secretMark(secret: string): string {
  return derivedKey(secret, 'mark of a backup').toString('hex', 0, 3)
}
