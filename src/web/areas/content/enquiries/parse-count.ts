import { z } from 'zod'
import { latinDigits } from '#kernel/digits.ts'

/** Parses an entered whole number, `1200`, `1,200` or `١٬٢٠٠`; NaN if empty or invalid. */
export function parseCount(text: string): number {
  const plain = latinDigits(text.replaceAll(/[\s\p{Cf}]/gu, '')).replaceAll(/[,.٬،'’](?=\d{3}(?!\d))/g, '')
  return /^\d{1,12}$/.test(plain) ? Number(plain) : Number.NaN
}

/** Returns a contract's number field for entered text; an empty field counts as missing. */
export function countField<Count extends z.ZodType<number>>(count: Count) {
  return z.preprocess((input) => {
    if (typeof input !== 'string') return input
    return input.trim() === '' ? undefined : parseCount(input)
  }, count)
}
