import { derivedKey } from '#platform/crypto.ts'

/**
 * Returns a short mark that distinguishes one APP_SECRET from another. Too short to verify a guess: very many
 * secrets share each value.
 */
export function secretMark(secret: string): string {
  return derivedKey(secret, 'mark of a backup').toString('hex', 0, 3)
}
