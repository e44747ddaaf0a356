import { newLetters } from '#kernel/ids.ts'

/** How many are given out at once. */
const CODES = 10

const LETTERS = 16

/** Ten codes of 78 bits each, without look-alikes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => newLetters(LETTERS))
}

/** A code as people read it: ABCD-EFGH-JKMN-PQRS. */
export function groupedCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code
}
