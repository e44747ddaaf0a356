/** An amount in hundredths of its currency: `{ amount: 12345, currency: 'EUR' }` is €123.45. Never a float. */
export type Money = { amount: number; currency: string }

export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount))
    throw new RangeError(`an amount is a whole number of hundredths, not ${amount}`)
  return { amount, currency }
}

export function zero(currency: string): Money {
  return { amount: 0, currency }
}

/** Divides with the only rounding used in the product: half away from zero. */
export function divideRounded(numerator: bigint, denominator: bigint): number {
  const negative = numerator < 0n !== denominator < 0n
  const above = numerator < 0n ? -numerator : numerator
  const below = denominator < 0n ? -denominator : denominator
  const rounded = Number((2n * above + below) / (2n * below))
  if (!Number.isSafeInteger(rounded)) throw new RangeError('an amount too large to count')
  return negative && rounded !== 0 ? -rounded : rounded
}

export function add(first: Money, ...others: readonly Money[]): Money {
  return others.reduce((sum, next) => {
    sameCurrency(sum, next)
    return money(sum.amount + next.amount, sum.currency)
  }, first)
}

export function subtract(from: Money, what: Money): Money {
  sameCurrency(from, what)
  return money(from.amount - what.amount, from.currency)
}

/** Returns the sum of amounts, all in `currency`; the empty sum is zero. */
export function sum(amounts: readonly Money[], currency: string): Money {
  return add(zero(currency), ...amounts)
}

export function times(value: Money, count: number): Money {
  if (!Number.isInteger(count)) throw new RangeError(`money is multiplied by whole numbers, not ${count}`)
  return money(value.amount * count, value.currency)
}

/** Returns `basisPoints` of an amount: 1250 is 12.5%. */
export function share(value: Money, basisPoints: number): Money {
  return money(divideRounded(BigInt(value.amount) * BigInt(basisPoints), 10_000n), value.currency)
}

/** Splits an amount in proportion to whole, non-negative weights; the parts always add up to it. */
export function prorate(value: Money, weights: readonly number[]): Money[] {
  const all = weights.reduce((total, weight) => total + weight, 0)
  if (all <= 0) throw new RangeError('at least one weight is above zero')
  let weightSoFar = 0
  let allocated = 0
  return weights.map((weight) => {
    weightSoFar += weight
    const upToHere = divideRounded(BigInt(value.amount) * BigInt(weightSoFar), BigInt(all))
    const part = upToHere - allocated
    allocated = upToHere
    return money(part, value.currency)
  })
}

/**
 * Parses a decimal text (XML Schema 2, 3.2.3: "305.94", "+1.5", ".5", "285603.210000000000") to hundredths; null for
 * anything else, such as a comma or an exponent. The price of one of `count` is multiplied before it is rounded.
 */
export function parseAmount(text: string, count = 1): number | null {
  const parts = /^\s*([+-]?)(?=\.?\d)(\d{0,12})(?:\.(\d{0,40}))?\s*$/.exec(text)
  if (!parts) return null
  const [, sign, whole = '', fraction = ''] = parts
  const scale = 10n ** BigInt(fraction.length)
  const value = BigInt(`${whole}${fraction}`) * 100n * BigInt(count)
  const rounded = divideRounded(value, scale)
  return sign === '-' && rounded !== 0 ? -rounded : rounded
}

/** Formats hundredths as a plain decimal with a dot and two places, for protocols: 12345 is "123.45". */
export function decimal(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Exchange rates from one dated table: units per euro of each currency, as decimal text. */
export type ExchangeRates = { date: string; perEuro: Readonly<Record<string, string>> }

/** Converts through the euro with one rounding at the end; null if the table lacks a currency. */
export function convert(value: Money, to: string, rates: ExchangeRates): Money | null {
  if (value.currency === to) return value
  const from = rates.perEuro[value.currency]
  const into = rates.perEuro[to]
  if (from === undefined || into === undefined) return null
  return money(divideRounded(BigInt(value.amount) * scaled(into), scaled(from)), to)
}

const RATE_PLACES = 8

const scaledRates = new Map<string, bigint>()

function scaled(rate: string): bigint {
  const known = scaledRates.get(rate)
  if (known !== undefined) return known
  const [whole = '0', fraction = ''] = rate.split('.')
  const value = BigInt(whole + fraction.padEnd(RATE_PLACES, '0').slice(0, RATE_PLACES))
  if (value <= 0n) throw new RangeError(`an exchange rate is above zero, not ${rate}`)
  if (scaledRates.size > 1000) scaledRates.clear()
  scaledRates.set(rate, value)
  return value
}

function sameCurrency(one: Money, other: Money): void {
  if (one.currency !== other.currency)
    throw new TypeError(`${one.currency} and ${other.currency} do not add up`)
}
