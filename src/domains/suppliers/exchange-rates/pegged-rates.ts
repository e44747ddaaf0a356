import { divideRounded, type ExchangeRates } from '#kernel/money.ts'

/** Units per dollar, fixed by the country's law or central bank, in ten-thousandths. */
const PER_DOLLAR = { AED: 36_725, SAR: 37_500, QAR: 36_400, BHD: 3_760, OMR: 3_845, JOD: 7_090 }
const PER_DOLLAR_PLACES = 4

/** Decimal places of a stored rate. */
const PLACES = 8

/**
 * Adds the currencies pegged to the dollar that the bank does not publish itself to its table: the official peg times
 * the bank's dollar rate, to eight places.
 */
export function withPeggedRates({ date, perEuro }: ExchangeRates): ExchangeRates {
  const dollars = perEuro['USD']
  if (dollars === undefined) return { date, perEuro }
  const pegged = Object.entries(PER_DOLLAR).map(([currency, perDollar]) => [
    currency,
    product(dollars, perDollar),
  ])
  return { date, perEuro: { ...Object.fromEntries(pegged), ...perEuro } }
}

function product(dollars: string, perDollar: number): string {
  const [whole = '', fraction = ''] = dollars.split('.')
  const scale = 10n ** BigInt(fraction.length + PER_DOLLAR_PLACES)
  const value = BigInt(whole + fraction) * BigInt(perDollar) * 10n ** BigInt(PLACES)
  const digits = String(divideRounded(value, scale)).padStart(PLACES + 1, '0')
  return `${digits.slice(0, -PLACES)}.${digits.slice(-PLACES)}`
}
