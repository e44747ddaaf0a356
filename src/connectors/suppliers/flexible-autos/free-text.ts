import { money, parseAmount } from '#kernel/money.ts'
import type { Money } from '#kernel/money.ts'

/** Longer texts are truncated: the details we need are in the first paragraphs. */
const LONGEST = 20_000

const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' }
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&euro;': '€',
  '&pound;': '£',
}

/**
 * Returns the plain text of a supplier's HTML, to search for details. It is never shown, neither as text nor as HTML.
 */
export function wordsOf(html: string): string {
  return html
    .slice(0, LONGEST)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|amp|euro|pound);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Parses a currency by its ISO code or its sign. Null if invalid. */
export function currencyOf(text: string): string | null {
  const sign = text.trim()
  const code = SYMBOLS[sign] ?? sign.toUpperCase()
  return CURRENCIES.has(code) ? code : null
}

/** A number, with a currency before or after it; not one with spaces between thousands. */
const PRICED = /([A-Z]{3}|[€$£])? ?(?<![\d.,]|\d )(\d[\d.,]{0,14})(?!\d| \d{3}\b) ?([A-Z]{3}|[€$£])?/g
/** Thousands separated by comma, dot or nothing, and at most two decimals after the other sign. */
const WRITTEN = [
  /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+|\d+)(?:,(\d{1,2}))?$/,
] as const

/** Returns the largest amount in a text ("EUR 1,200.00", "1.200,00 €", "£950", "300 USD"). Null if it has none. */
export function largestAmount(words: string): Money | null {
  const amounts = [...words.matchAll(PRICED)]
  return amounts.reduce<Money | null>((largest, [, before = '', digits = '', after = '']) => {
    const currency = currencyOf(before) ?? currencyOf(after)
    const hundredths = writtenAmount(digits.replace(/[.,]+$/, ''))
    if (currency === null || hundredths === null) return largest
    if (largest && (largest.currency !== currency || largest.amount >= hundredths)) return largest
    return money(hundredths, currency)
  }, null)
}

/** Null for ambiguous numbers: "1.200" may be a thousand or slightly more than one, depending on the notation. */
function writtenAmount(digits: string): number | null {
  if (/^\d{1,3}\.\d{3}$/.test(digits)) return null
  for (const notation of WRITTEN) {
    const [, whole, fraction = '0'] = notation.exec(digits) ?? []
    if (whole !== undefined) return parseAmount(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`)
  }
  return null
}
