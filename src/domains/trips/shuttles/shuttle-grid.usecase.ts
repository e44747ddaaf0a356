import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import { fromTotal } from '../fares/from-total.ts'
import type { TripTax } from '../fares/taxes/trip-taxes.ts'
import { TRIP_CATEGORIES } from '../fares/trip-category.contract.ts'
import type { FindOpenDepartures, OpenDeparture, ShuttleGridPage } from './shuttle-grid.store.ts'
import type { ShuttleGridRow } from './shuttle-grid.contract.ts'

export type ShuttleGrid = (
  page: ShuttleGridPage,
  language: Language,
) => Promise<{ rows: ShuttleGridRow[]; total: number }>

type Needs = { findOpenDepartures: FindOpenDepartures; taxes: readonly TripTax[]; clock: Clock }

/** Departures with the seats that are left, in the reader's language; what has left is not among them. */
export function shuttleGrid({ findOpenDepartures, taxes, clock }: Needs): ShuttleGrid {
  return async (page, language) => {
    const { departures, total } = await findOpenDepartures(page, new Date(clock.now().epochMilliseconds))
    return { rows: departures.map((one) => rowOf(one, language, taxes)), total }
  }
}

function rowOf(departure: OpenDeparture, language: Language, taxes: readonly TripTax[]): ShuttleGridRow {
  const { startAt, timeZone, countryCode: country, seats, seatsSold } = departure
  const start = Temporal.Instant.fromEpochMilliseconds(startAt.getTime()).toZonedDateTimeISO(timeZone)
  const day = start.toPlainDate().toString()
  const price = money(departure.seatPrice, departure.currency)
  const seat = { kind: 'shuttle', seats: 1, seat_price: price } as const
  const stops = departure.stops.map(({ name_en: en, name_ar: ar, minutes }) => ({
    name: language === 'ar' ? ar : en,
    time: timeOf(start.add({ minutes })),
  }))
  return {
    departure_id: departure.id,
    route_id: departure.routeId,
    route: language === 'ar' ? departure.nameAr : departure.nameEn,
    from: stops[0]?.name ?? '',
    to: stops.at(-1)?.name ?? '',
    city_id: departure.cityId,
    vehicle_type_id: departure.vehicleTypeId,
    day,
    time: timeOf(start),
    time_zone: timeZone,
    starts_at: startAt.toISOString(),
    ends_at: departure.endAt.toISOString(),
    stops,
    seats,
    seats_left: seats - seatsSold,
    seat_price: fromTotal(null, { category: TRIP_CATEGORIES.shuttle, chosen: seat }, { taxes, country, day }),
  }
}

/** `HH:mm`. */
function timeOf(at: Temporal.ZonedDateTime): string {
  return at.toPlainTime().toString({ smallestUnit: 'minute' })
}
