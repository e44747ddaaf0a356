import type { Instant } from '#platform/db/columns.ts'

/** Cars saved by people with an account; `car` is the SHA-256 of the fields that identify the same rate of a car. */
export type SavedCarTables = {
  saved_cars: {
    user_id: string
    car: Buffer
    offer_id: string
    vehicle_name: string
    /** Id of the car at its desk; null if unknown, which limits the match to the exact rate. */
    car_id: string | null
    saved_at: Instant
    /** The instant at which the pick-up day has ended in every time zone. */
    expires_at: Instant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends SavedCarTables {}
}
