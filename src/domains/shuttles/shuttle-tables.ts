import type { Defaulted, Instant, JsonText, NullableInstant, Optional } from '#platform/db/columns.ts'

/** Shuttle routes with their timetables, departures, and the seats that trips have on these. Days are `YYYY-MM-DD`. */
export type ShuttleTables = {
  /** Its clock and its currency are those of the city where it begins. */
  shuttle_routes: {
    id: string
    city_id: string
    vehicle_type_id: string
    name_en: string
    name_ar: string
    stops: JsonText
    /** The last day whose departures are there. */
    laid_until: Optional<string>
    hidden_at: NullableInstant
    created_at: Instant
  }
  /** Holds from its day on, until the next one of the route does. */
  shuttle_timetables: { route_id: string; from_day: string; services: JsonText; published_at: Instant }
  /** One for each day and time of the timetable. `seat_price`: hundredths of `currency`. */
  shuttle_departures: {
    id: string
    route_id: string
    day: string
    wall_time: string
    start_at: Instant
    end_at: Instant
    seats: number
    seats_sold: Defaulted<number>
    seat_price: number
    currency: string
    cancelled_at: NullableInstant
  }
  /** One for each trip; those given back stay, so that the trip does not take them again. */
  shuttle_seats: {
    trip_id: string
    departure_id: string
    seats: number
    taken_at: Instant
    given_back_at: NullableInstant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends ShuttleTables {}
}
