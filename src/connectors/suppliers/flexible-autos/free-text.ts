import { money, parseAmount } from '#kernel/money.ts'
import type { Money } from '#kernel/money.ts'

/** Longer texts are cut: what is looked for stands in their first paragraphs. */
const LONGEST = 20_000

const SYMBOLS: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD', '£': 'GBP' }
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

const ENTITIES: Readonly<Record<string, string>> = {
  '&nbsp;': ' ',
  '&amp;': '&',
  '&euro;': '€',
  '&pound;': '£',
}

/** The words of a supplier's HTML, to look facts up in; they are never shown, let alone as HTML. */
export function wordsOf(html: string): string {
  return html
    .slice(0, LONGEST)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|amp|euro|pound);/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A currency written as its ISO code or its sign; null for anything else. */
export function currencyOf(text: string): string | null {
  const sign = text.trim()
  const code = SYMBOLS[sign] ?? sign.toUpperCase()
  return CURRENCIES.has(code) ? code : null
}

/** The largest amount that words name ("EUR 1,200.00", "£950", "300 USD"); null where they name none. */
export function largestAmount(words: string): Money | null {
  const amounts = [...words.matchAll(/([A-Z]{3}|[€$£])? ?(\d[\d,]{0,11}(?:\.\d{1,2})?) ?([A-Z]{3}|[€$£])?/g)]
  return amounts.reduce<Money | null>((largest, [, before = '', digits = '', after = '']) => {
    const currency = currencyOf(before) ?? currencyOf(after)
    const hundredths = parseAmount(digits.replaceAll(',', ''))
    if (currency === null || hundredths === null) return largest
    if (largest && (largest.currency !== currency || largest.amount >= hundredths)) return largest
    return money(hundredths, currency)
  }, null)
}
