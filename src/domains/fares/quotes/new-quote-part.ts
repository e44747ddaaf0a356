import { newLetters } from '#kernel/ids.ts'

/** The end of a quote's id, which makes it another one than that of an equal quote: who books each has two trips. */
export function newQuotePart(): string {
  return newLetters(12)
}
