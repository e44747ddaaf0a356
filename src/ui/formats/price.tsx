import type { Language } from '#kernel/locale.ts'
import { decimal, type Money } from '#kernel/money.ts'
import { useLanguage } from '../use-language.ts'
import { classes } from '../classes.ts'
import { localeOf } from './dates.ts'

/** A currency in a language: the text around its figures and the separators between them. */
type MoneyStyle = { format: Intl.NumberFormat; before: string; after: string; group: string; point: string }

const styles = new Map<string, MoneyStyle>()

/** Returns an amount formatted for display, always with 2 decimals, for KWD too: €1,234.50, KWD 12.00. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const key = `${language} ${currency}`
  let style = styles.get(key)
  if (!style) styles.set(key, (style = moneyStyle(currency, language)))
  const { format, before, after, group, point } = style
  // The decimal string is passed as is, without a float in between.
  if (amount < 0) return format.format(decimal(amount) as Intl.StringNumericLiteral)
  // A page has a hundred prices: the format itself takes five times as long.
  const digits = String(amount).padStart(3, '0')
  let whole = digits.slice(-5, -2)
  for (let end = digits.length - 5; end > 0; end -= 3)
    whole = digits.slice(Math.max(0, end - 3), end) + group + whole
  return before + whole + point + digits.slice(-2) + after
}

function moneyStyle(currency: string, language: Language): MoneyStyle {
  const format = new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  const parts = format.formatToParts(1234.5)
  const first = parts.findIndex(({ type }) => type === 'integer')
  const last = parts.findIndex(({ type }) => type === 'fraction')
  const textOf = (some: readonly Intl.NumberFormatPart[]) => some.map(({ value }) => value).join('')
  return {
    format,
    before: textOf(parts.slice(0, first)),
    after: textOf(parts.slice(last + 1)),
    group: textOf(parts.filter(({ type }) => type === 'group')),
    point: textOf(parts.filter(({ type }) => type === 'decimal')),
  }
}

const roundedFormats = new Map<Language, Intl.NumberFormat>()

/**
 * Returns an amount without its currency and decimals, for narrow cells: 97, 1,234. Rounded down: a lowest
 * price that is shown never exceeds the real one.
 */
export function formatRounded({ amount }: Money, language: Language): string {
  const format =
    roundedFormats.get(language) ??
    new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0, roundingMode: 'floor' })
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
