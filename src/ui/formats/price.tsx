import type { Language } from '#kernel/locale.ts'
import { decimal, type Money } from '#kernel/money.ts'
import { useLanguage } from '../use-language.ts'
import { classes } from '../classes.ts'
import { localeOf } from './dates.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** An amount formatted for display, always with 2 decimals, for KWD too: €1,234.50, KWD 12.00. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const key = `${language} ${currency}`
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(localeOf(language), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    })
  formats.set(key, format)
  // The decimal string is passed as is, without a float in between.
  return format.format(decimal(amount) as Intl.StringNumericLiteral)
}

const roundedFormats = new Map<Language, Intl.NumberFormat>()

/**
 * An amount without its currency and decimals, for narrow cells: 97, 1,235. Rounded up, so that it is
 * never below the price.
 */
export function formatRounded({ amount }: Money, language: Language): string {
  const format =
    roundedFormats.get(language) ??
    new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0, roundingMode: 'ceil' })
  roundedFormats.set(language, format)
  return format.format(amount / 100)
}

/** Money in tabular figures, isolated from the text direction around it. */
export function Price({ value, className }: { value: Money; className?: string }) {
  const language = useLanguage()
  return (
    // A browser may space a currency differently from the server; the amount is the same.
    <bdi className={classes('whitespace-nowrap tabular', className)} suppressHydrationWarning>
      {formatMoney(value, language)}
    </bdi>
  )
}
