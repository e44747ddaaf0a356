import { divideRounded } from '#kernel/money.ts'
import { WEEKDAYS } from '#kernel/opening-hours.ts'
import type { BasisPoints, StationRates, StockExtra } from './stock.ts'

const WHOLE: BasisPoints = 10_000

/**
 * Returns the price of the car for the billed days, in hundredths: each day by the season and weekday of its
 * starting date, their sum by the length of the rental, rounded once.
 */
export function carPrice(dayPrice: number, rates: StationRates, billedDays: readonly string[]): number {
  const sumOfDays = billedDays.reduce(
    (sum, day) => sum + BigInt(dayPrice) * BigInt(seasonOn(day, rates)) * BigInt(weekendOn(day, rates)),
    0n,
  )
  const length = BigInt(lengthStep(billedDays.length, rates))
  return divideRounded(sumOfDays * length, BigInt(WHOLE) ** 3n)
}

/**
 * Returns the season of a day. If two overlap, the one that starts later wins, such as a holiday within the
 * winter.
 */
function seasonOn(day: string, { seasons }: StationRates): BasisPoints {
  return seasons.reduce<{ firstDay: string; basisPoints: BasisPoints }>(
    (found, season) =>
      season.firstDay <= day && day <= season.lastDay && season.firstDay >= found.firstDay ? season : found,
    { firstDay: '', basisPoints: WHOLE },
  ).basisPoints
}

function weekendOn(day: string, { weekend }: StationRates): BasisPoints {
  const weekday = WEEKDAYS[Temporal.PlainDate.from(day).dayOfWeek - 1]
  return weekday !== undefined && weekend.days.includes(weekday) ? weekend.basisPoints : WHOLE
}

/** Returns the longest step that the rental reaches. */
function lengthStep(days: number, { lengthSteps }: StationRates): BasisPoints {
  return lengthSteps.reduce(
    (found, step) => (step.fromDays <= days && step.fromDays > found.fromDays ? step : found),
    { fromDays: 0, basisPoints: WHOLE },
  ).basisPoints
}

/** The young driver fee for this age, in hundredths. */
export function youngDriverFee(
  { below, feePerDay, maxDays }: { below: number; feePerDay: number; maxDays: number },
  driverAge: number,
  days: number,
): number {
  return driverAge < below ? feePerDay * Math.min(days, maxDays) : 0
}

/** Price of one unit of an extra for the whole rental, in hundredths. */
export function extraPrice(
  { price, per, ceiling }: Pick<StockExtra, 'price' | 'per' | 'ceiling'>,
  days: number,
): number {
  const uncapped = per === 'day' ? price * days : price
  return ceiling === null ? uncapped : Math.min(uncapped, ceiling)
}
