import { latinDigits } from '#kernel/digits.ts'

/** Parses an entered percentage, `7.5`, `7,5 %` or `٧٫٥٪`; undefined if empty, NaN if invalid. */
export function parsePercent(text: string): number | undefined {
  const plain = latinDigits(text.replaceAll(/[\s\p{Cf}]/gu, ''))
    .replace(/[%٪]$/, '')
    .replace(/[,٫،]/, '.')
  if (plain === '') return undefined
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(plain) ? Number(plain) : Number.NaN
}
