import { digitsIn, latinDigits } from '#kernel/digits.ts'

/** Formats a card number as printed: in fours, and 4-6-5 for American Express. At most 19 digits. */
export function groupCard(text: string): string {
  const digits = digitsIn(text).slice(0, 19)
  const groups = /^3[47]/.test(digits) ? [4, 6, 5] : [4, 4, 4, 4, 3]
  let from = 0
  const parts = groups.map((size) => digits.slice(from, (from += size)))
  return [...parts, digits.slice(from)].filter((part) => part !== '').join(' ')
}

/** Formats month and year of an expiry date during input: `12 / 28`, also from `1228`, `12/2028` and `2/28`. */
export function groupExpiry(text: string): string {
  const slash = /^\s*(\d{1,2})\s*\/\s*(\d{0,4})/.exec(latinDigits(text))
  if (slash) {
    const [, month = '', year = ''] = slash
    // The slash is added with the year, so that it does not block deleting backwards.
    return year === '' ? month.padStart(2, '0') : `${month.padStart(2, '0')} / ${year}`
  }
  const digits = digitsIn(text).slice(0, 6)
  if (/^[2-9]/.test(digits)) return groupExpiry(`0${digits}`)
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits
}

export type Expiry = { month: number; year: number }

/** Reads `MM / YY` or `MM / YYYY`; null for anything else. */
export function readExpiry(text: string): Expiry | null {
  const parts = /^(0[1-9]|1[0-2]) \/ (\d{2}|20\d{2})$/.exec(groupExpiry(text))
  if (!parts) return null
  const year = Number(parts[2])
  return { month: Number(parts[1]), year: year < 100 ? 2000 + year : year }
}

/** Returns true if a card is past the end of its month on a day `YYYY-MM-DD`. */
export function hasExpired({ month, year }: Expiry, today: string): boolean {
  return `${year}-${String(month).padStart(2, '0')}` < today.slice(0, 7)
}

/** Returns the caret position in the grouped text, after the given number of digits. */
export function caretAfter(grouped: string, digits: number): number {
  let seen = 0
  for (let at = 0; at < grouped.length; at++) {
    if (seen === digits) return at
    if (/\d/.test(grouped.charAt(at))) seen++
  }
  return grouped.length
}
