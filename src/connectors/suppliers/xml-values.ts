import { z } from 'zod'

// XML's own white space, which both `xs:boolean` and `xs:decimal` collapse.
const SPACE = '[ \\t\\r\\n]*'
const TRUE = new RegExp(`^${SPACE}(?:true|1|yes|y)${SPACE}$`, 'i')
const FALSE = new RegExp(`^${SPACE}(?:false|0|no|n)${SPACE}$`, 'i')
const DECIMAL = new RegExp(`^${SPACE}([+-]?(?:\\d{1,15}(?:\\.\\d{0,20})?|\\.\\d{1,20}))${SPACE}$`)

/**
 * Parses a flag: `true`, `false`, `1` and `0` (XML Schema 2, 3.2.2.1), or a supplier's Y and N, in any case. Null for
 * any other text, whose meaning is unknown.
 */
export function readFlag(text: string): boolean | null {
  if (TRUE.test(text)) return true
  return FALSE.test(text) ? false : null
}

/** Returns true if a flag is set. An unreadable one is not. */
export function isSet(text: string): boolean {
  return readFlag(text) === true
}

/**
 * Parses a decimal (XML Schema 2, 3.2.3): digits, an optional sign and dot. Null for anything else, such as a comma, an
 * exponent, hexadecimal, or empty text, which `Number` would read as another value.
 */
export function readDecimal(text: string): number | null {
  const [, digits] = DECIMAL.exec(text) ?? []
  return digits === undefined ? null : Number(digits)
}

/** Parses a count, also as `4.00`. Null for fractions, negative numbers, and more than `max`. */
export function readCount(text: string, max = 99_999): number | null {
  const value = readDecimal(text)
  return value !== null && Number.isInteger(value) && value >= 0 && value <= max ? Math.abs(value) : null
}

/**
 * Creates the schema of a latitude (`max` 90) or a longitude (180) in decimal degrees. A station without a readable
 * one is invalid.
 */
export function degrees(max: number) {
  return z.string().transform(readDecimal).pipe(z.number().min(-max).max(max))
}
