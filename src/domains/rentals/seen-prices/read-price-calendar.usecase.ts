import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { PlaceDirectory } from '../locations/place-directory.ts'
import type { FiguresApp } from './read-figures.usecase.ts'
import { listDayPrices } from './seen-price.store.ts'
import type * as operations from './seen-price-operations.contract.ts'
import { MAX_SEEN_DAYS, readerOf, seenSince, shownAmount, USUAL_AGES } from './seen-price.ts'

/**
 * Returns each day of a month with the lowest observed total for exactly this number of days. Null if none was
 * observed, and for rentals that are not recorded: one way, other ages, more than 30 days, past days at the place.
 */
export async function readPriceCalendar(
  app: FiguresApp & Pick<App, 'defaultCurrency'> & { places: Pick<PlaceDirectory, 'location'> },
  {
    query,
    partnerBasisPoints,
  }: Pick<Call<typeof operations.readPriceCalendar>, 'query' | 'partnerBasisPoints'>,
) {
  const { readDb, places, clock, exchange, plansOff } = app
  const { pickup_id: pickUpId, dropoff_id: dropOffId = pickUpId, days, driver_age: driverAge } = query
  const reader = readerOf(app, query.currency_id, partnerBasisPoints)
  const place = places.location(pickUpId, 'en')
  if (!place || !places.location(dropOffId, 'en'))
    return fail({
      code: 'location_not_found',
      detail: `No place ${place ? dropOffId : pickUpId}`,
    } as const)
  const now = clock.now()
  const dates = datesOf(query.month)
  const today = now.toZonedDateTimeISO(place.time_zone).toPlainDate().toString()
  const [from, to] = [dates.find((date) => date >= today), dates.at(-1)]
  const isRecorded =
    pickUpId === dropOffId &&
    driverAge >= USUAL_AGES.from &&
    driverAge <= USUAL_AGES.to &&
    days <= MAX_SEEN_DAYS
  const seen =
    isRecorded && from !== undefined && to !== undefined
      ? await listDayPrices(readDb, { placeId: pickUpId, days, from, to, since: seenSince(now) }, plansOff())
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

function datesOf(month: string): string[] {
  const { daysInMonth } = Temporal.PlainYearMonth.from(month)
  return Array.from({ length: daysInMonth }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`)
}
