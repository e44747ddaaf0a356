import { divideRounded, money, type Money } from '#kernel/money.ts'

/** Currencies that Stripe counts in thousandths; the last digit it takes is always 0, as ours. */
const IN_THOUSANDTHS: ReadonlySet<string> = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

/** An amount of ours, in hundredths, as Stripe counts it. */
export function toStripe({ amount, currency }: Money): { amount: number; currency: string } {
  return {
    amount: IN_THOUSANDTHS.has(currency) ? amount * 10 : amount,
    currency: currency.toLowerCase(),
  }
}

/** An amount of Stripe's, in hundredths. */
export function fromStripe(amount: number, currency: string): Money {
  const code = currency.toUpperCase()
  return money(IN_THOUSANDTHS.has(code) ? divideRounded(BigInt(amount), 10n) : amount, code)
}
