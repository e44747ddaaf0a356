import { divideRounded, money, type Money } from '#kernel/money.ts'

/** Currencies that Stripe counts in thousandths; the last digit must be 0, as it is in our amounts. */
const IN_THOUSANDTHS: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

/** Converts an amount of ours, in hundredths, to Stripe's unit. */
export function toStripe({ amount, currency }: Money): { amount: number; currency: string } {
  return {
    amount: IN_THOUSANDTHS.has(currency) ? amount * 10 : amount,
    currency: currency.toLowerCase(),
  }
}

/** Converts an amount of Stripe's to hundredths. */
export function fromStripe(amount: number, currency: string): Money {
  const code = currency.toUpperCase()
  return money(IN_THOUSANDTHS.has(code) ? divideRounded(BigInt(amount), 10n) : amount, code)
}
