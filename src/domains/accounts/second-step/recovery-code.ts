import { newLetters } from '#kernel/ids.ts'

/** Codes issued at once. */
const CODES = 10

const LETTERS = 16

/** Ten codes of 78 bits each, without look-alike characters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => newLetters(LETTERS))
}

/** A code in its printed form: ABCD-EFGH-JKMN-PQRS. */
export function groupedCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code
}
