import type { Clock } from '#kernel/clock.ts'
import type { ExchangeRates } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { PlaceDirectory } from '../locations/place-directory.ts'
import type { PriceCalendar } from './seen-price.contract.ts'
import type { SeenPriceStore } from './seen-price.store.ts'
import { MAX_SEEN_DAYS, seenSince, shownAmount, USUAL_AGES, type PriceReader } from './seen-price.ts'

export type CalendarRequest = {
  pickUpId: string
  dropOffId: string
  /** `YYYY-MM`. */
  month: string
  days: number
  driverAge: number
  reader: PriceReader
}

export type CalendarFailure = { code: 'location_not_found'; detail: string }

/**
 * Returns each day of a month with the lowest observed total for exactly this number of days. Null if none was
 * observed, and for rentals that are not recorded: one way, other ages, more than 30 days, past days at the place.
 */
export type ReadPriceCalendar = (request: CalendarRequest) => Promise<Result<PriceCalendar, CalendarFailure>>

type Needs = {
  places: Pick<PlaceDirectory, 'location'>
  prices: Pick<SeenPriceStore, 'calendar'>
  exchange: () => ExchangeRates
  clock: Clock
}

export function readPriceCalendar({ places, prices, exchange, clock }: Needs): ReadPriceCalendar {
  return async ({ pickUpId, dropOffId, month, days, driverAge, reader }) => {
    const place = places.location(pickUpId, 'en')
    if (!place || !places.location(dropOffId, 'en'))
      return fail({ code: 'location_not_found', detail: `No place ${place ? dropOffId : pickUpId}` })
    const now = clock.now()
    const dates = datesOf(month)
    const today = now.toZonedDateTimeISO(place.time_zone).toPlainDate().toString()
    const [from, to] = [dates.find((date) => date >= today), dates.at(-1)]
    const isRecorded =
      pickUpId === dropOffId &&
      driverAge >= USUAL_AGES.from &&
      driverAge <= USUAL_AGES.to &&
      days <= MAX_SEEN_DAYS
    const seen =
      isRecorded && from !== undefined && to !== undefined
        ? await prices.calendar({ placeId: pickUpId, days, from, to, since: seenSince(now) })
        : []
    const byDate = new Map(seen.map((price) => [price.pickup_date, price]))
    return ok({
      days: dates.map((date) => {
        const found = byDate.get(date)
        const total = found && shownAmount(found.total, reader, exchange())
        return { date, from: total ?? null, seen_at: (total && found?.seen_at) ?? null }
      }),
    })
  }
}

function datesOf(month: string): string[] {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month)
  return Array.from({ length: daysInMonth }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
}
