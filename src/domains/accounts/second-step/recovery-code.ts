import { newLetters } from '#kernel/ids.ts'

/** Number of codes issued at once. */
const CODES = 10

const LETTERS = 16

/** Returns ten codes of 78 bits each, without look-alike characters. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: CODES }, () => newLetters(LETTERS))
}

/** Formats a code in groups: ABCD-EFGH-JKMN-PQRS. */
export function groupedCode(code: string): string {
  return code.match(/.{4}/g)?.join('-') ?? code
}
