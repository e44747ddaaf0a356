import { fromTotal, type TripTax } from '#domains/fares/public.ts'
import { nameLanguage, type Language } from '#kernel/locale.ts'
import { money, type Money } from '#kernel/money.ts'
import { mapWithPauses } from '#kernel/pauses.service.ts'
import type { App } from '#platform/app.ts'
import { findOpenDepartures, type OpenDeparture, type ShuttleGridPage } from './shuttle-grid.store.ts'
import type { ShuttleGridRow } from './shuttle-grid.contract.ts'
import { stopTimes } from './stop-times.ts'

/** Lists departures that have not left with their free seats, in the reader's language. */
export async function shuttleGrid(
  { db, clock, tripTaxes }: Pick<App, 'db' | 'clock' | 'tripTaxes'>,
  page: ShuttleGridPage,
  language: Language,
): Promise<{ rows: ShuttleGridRow[]; total: number }> {
  const { departures, total } = await findOpenDepartures(db, page, clock.now())
  const seatPrice = seatPrices(tripTaxes)
  const rows = await mapWithPauses(departures, (one) => rowOf(one, language, seatPrice))
  return { rows, total }
}

type SeatPrice = (departure: OpenDeparture, day: string) => Money

/** Returns a function that computes the price of a seat with tax, once per day and price. */
function seatPrices(taxes: readonly TripTax[]): SeatPrice {
  const known = new Map<string, Money>()
  return ({ seatPrice, currency, countryCode: country }, day) => {
    const key = `${seatPrice} ${currency} ${country} ${day}`
    const seat = { kind: 'shuttle', seats: 1, seat_price: money(seatPrice, currency) } as const
    const price = known.get(key) ?? fromTotal(null, { chosen: seat }, { taxes, country, day })
    known.set(key, price)
    return price
  }
}

function rowOf(departure: OpenDeparture, language: Language, seatPrice: SeatPrice): ShuttleGridRow {
  const { startAt, timeZone, seats, seatsSold } = departure
  const start = startAt.toZonedDateTimeISO(timeZone)
  const day = start.toPlainDate().toString()
  const times = stopTimes(
    start,
    departure.stops.map(({ minutes }) => minutes),
  )
  const stops = departure.stops.map((stop, at) => ({
    name: stop[`name_${nameLanguage(language)}`],
    time: times[at] ?? '',
  }))
  return {
    departure_id: departure.id,
    route_id: departure.routeId,
    route: nameLanguage(language) === 'ar' ? departure.nameAr : departure.nameEn,
    from: stops[0]?.name ?? '',
    to: stops.at(-1)?.name ?? '',
    city_id: departure.cityId,
    vehicle_type_id: departure.vehicleTypeId,
    day,
    time: times[0] ?? '',
    time_zone: timeZone,
    starts_at: startAt.toString(),
    ends_at: departure.endAt.toString(),
    stops,
    seats,
    seats_left: seats - seatsSold,
    seat_price: seatPrice(departure, day),
  }
}
