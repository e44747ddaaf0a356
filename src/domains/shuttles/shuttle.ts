import type { Money } from '#kernel/money.ts'

/** `minutes`: from the first stop. */
export type ShuttleStop = {
  name_en: string
  name_ar: string
  latitude: number
  longitude: number
  minutes: number
}

/** What runs on some days of the week (1 Monday to 7 Sunday). `seat_price`: hundredths of the route's currency. */
export type ShuttleService = {
  days: readonly number[]
  times: readonly string[]
  seats: number
  seat_price: number
}

/** Holds from its first day until the next timetable of the route does. */
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
  /** By first day. */
  timetables: readonly Timetable[]
  /** The last day whose departures are there; null: none are yet. */
  generatedUntil: string | null
  isHidden: boolean
}

/** A departure as a quote for its seats needs it. */
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
  /** Neither cancelled nor of a hidden route; whether it has left is the caller's to see by `startAt`. */
  isOpen: boolean
}
