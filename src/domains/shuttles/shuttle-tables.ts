import type { Defaulted, Instant, JsonText, NullableInstant, Optional } from '#platform/db/columns.ts'

/** Shuttle routes with their timetables and departures, and the seats that trips have. Days are `YYYY-MM-DD`. */
export type ShuttleTables = {
  /** Clock and currency are those of the city of the first stop. */
  shuttle_routes: {
    id: string
    city_id: string
    vehicle_type_id: string
    name_en: string
    name_ar: string
    stops: JsonText
    /** Last day that has departures. */
    laid_until: Optional<string>
    hidden_at: NullableInstant
    created_at: Instant
  }
  /** In force from its day until the next timetable of the route. */
  shuttle_timetables: { route_id: string; from_day: string; services: JsonText; published_at: Instant }
  /** One row per day and time of the timetable. `seat_price`: in hundredths of `currency`. */
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
  /** One row per trip. Returned seats keep their row, so that the trip does not take them again. */
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
