import type { Money } from '#kernel/money.ts'

/** A stop of a route. `minutes`: after the first stop. */
export type ShuttleStop = {
  name_en: string
  name_ar: string
  latitude: number
  longitude: number
  minutes: number
}

/** Departures on some weekdays (1 Monday to 7 Sunday). `seat_price`: in hundredths of the route's currency. */
export type ShuttleService = {
  days: readonly number[]
  times: readonly string[]
  seats: number
  seat_price: number
}

/** A timetable, in force from its first day until the next timetable of the route. */
export type Timetable = { fromDay: string; services: readonly ShuttleService[] }

export type ShuttleRoute = {
  id: string
  cityId: string
  timeZone: string
  currency: string
  vehicleTypeId: string
  nameEn: string
  nameAr: string
  stops: readonly ShuttleStop[]
  /** Sorted by first day. */
  timetables: readonly Timetable[]
  /** Last day that has departures. Null if there are none yet. */
  generatedUntil: string | null
  isHidden: boolean
}

/** A departure with the details that a quote needs. */
export type ShuttleDeparture = {
  id: string
  routeId: string
  routeName: { en: string; ar: string }
  from: ShuttleStop
  to: ShuttleStop
  cityId: string
  timeZone: string
  vehicleTypeId: string
  startAt: Temporal.Instant
  endAt: Temporal.Instant
  seatsLeft: number
  seatPrice: Money
  /** True if it is not cancelled and its route is not hidden. The caller compares `startAt` with the current time. */
  isOpen: boolean
}
