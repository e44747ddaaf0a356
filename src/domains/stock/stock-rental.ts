import { ok, type Result } from '#kernel/result.ts'
import { refuse, type RentalRequest, type SupplierRefusal } from '#domains/suppliers/public.ts'
import { rentalDays, type RentalPeriod } from '#domains/rentals/public.ts'
import { deskAt } from './desk-hours.ts'
import type { StockStation } from './stock.ts'

/** A rental that our garages accept. Fees are hundredths of the pick-up station's currency. */
export type StockRental = {
  from: StockStation
  to: StockStation
  period: RentalPeriod
  /** The starting date of each billed day. */
  billedDays: readonly string[]
  oneWayFee: number
  outOfHoursFee: number
}

/** The two garages. Null if the code is unknown. */
export type StockDesks = {
  from: StockStation | null
  to: StockStation | null
  /** Null: a car of the first cannot be dropped off at the second. */
  oneWayFee: number | null
}

/**
 * Converts a rental to the garages' local times and validates it. `asked`: a new price, which is subject to
 * the lead time. `held`: an order at an earlier quoted price.
 */
export function stockRental(
  { pickUpAt, dropOffAt }: RentalRequest,
  { from, to, oneWayFee }: StockDesks,
  how: 'asked' | 'held',
  now: Temporal.Instant,
): Result<StockRental, SupplierRefusal> {
  if (!from || !to) return refuse('unknown_station', 'no garage of ours has this code')
  if (oneWayFee === null) return refuse('one_way_not_offered', 'cars are not taken back there')
  const pickUpTime = Temporal.PlainDateTime.from(pickUpAt)
  const dropOffTime = Temporal.PlainDateTime.from(dropOffAt)
  const pickUp = pickUpTime.toZonedDateTime(from.timeZone)
  const dropOff = dropOffTime.toZonedDateTime(to.timeZone)
  const earliest = how === 'asked' ? now.add({ hours: from.leadHours }) : now
  if (Temporal.Instant.compare(pickUp.toInstant(), earliest) < 0)
    return refuse('invalid_dates', `a car is asked for ${from.leadHours} hours ahead`)
  if (Temporal.Instant.compare(dropOff.toInstant(), pickUp.toInstant()) <= 0)
    return refuse('invalid_dates', 'the drop-off must come after the pick-up')
  const out = deskAt(from.listed.openingHours, pickUpTime, from.outOfHours.minutes)
  const back = deskAt(to.listed.openingHours, dropOffTime, to.outOfHours.minutes)
  if (out === 'closed' || back === 'closed') return refuse('station_closed', 'the garage is closed then')
  const period = { pickUp, dropOff }
  const firstDay = pickUp.toPlainDate()
  return ok({
    from,
    to,
    period,
    billedDays: Array.from({ length: rentalDays(period) }, (_, days) => firstDay.add({ days }).toString()),
    oneWayFee,
    // Both desks are in one country, so the first one's fee, in its currency, applies to either.
    outOfHoursFee: [out, back].filter((desk) => desk === 'out_of_hours').length * from.outOfHours.fee,
  })
}
