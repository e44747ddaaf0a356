import { readAcriss } from '#kernel/acriss.ts'
import type { ExchangeRates, Money } from '#kernel/money.ts'
import { feesFit, UNCLEAR_CHARGES } from '../supplier-connector.ts'
import type { Rate, UnclearCharge } from '../supplier-connector.ts'

export const IMPLAUSIBLE = [
  'no_price',
  'absurd_amount',
  'fees_above_total',
  'no_exchange_rate',
  'no_acriss',
  ...UNCLEAR_CHARGES.map((charge): `unclear_${UnclearCharge}` => `unclear_${charge}`),
] as const
export type Implausible = (typeof IMPLAUSIBLE)[number]

/** Max amount, a billion of any currency, in hundredths: more than any rental costs, and still safe to convert. */
const LARGEST_AMOUNT = 100_000_000_000

/** Separates the rates that can be sold from the others, with the reason for each of those. */
export function plausibleRates(
  rates: readonly Rate[],
  exchange: ExchangeRates,
): { plausible: readonly Rate[]; implausible: readonly Implausible[] } {
  const implausible: Implausible[] = []
  const plausible = rates.filter((rate) => {
    const fault = faultOf(rate, exchange)
    if (fault) implausible.push(fault)
    return fault === null
  })
  return { plausible, implausible }
}

function faultOf(rate: Rate, { perEuro }: ExchangeRates): Implausible | null {
  if (rate.unclear) return `unclear_${rate.unclear}`
  if (!(rate.total.amount > 0)) return 'no_price'
  const amounts = amountsOf(rate)
  if (!amounts.every(({ amount }) => Number.isSafeInteger(amount) && Math.abs(amount) <= LARGEST_AMOUNT))
    return 'absurd_amount'
  if (!feesFit(rate.total, rate.fees)) return 'fees_above_total'
  if (!amounts.every(({ currency }) => perEuro[currency] !== undefined)) return 'no_exchange_rate'
  return readAcriss(rate.acriss) ? null : 'no_acriss'
}

function amountsOf({ total, fees, deposit, excess, mileage }: Rate): Money[] {
  return [total, deposit, excess, mileage.extraKm, ...fees.map(({ amount }) => amount)].filter(
    (amount) => amount !== null,
  )
}
