import type { Instant } from '#platform/db/columns.ts'

/** Cars that people with an account keep for later; `car` is the SHA-256 of what makes two offers the same rate of a car. */
export type SavedCarTables = {
  saved_cars: {
    user_id: string
    car: Buffer
    offer_id: string
    vehicle_name: string
    /** Which car at a desk it is; null: not told, it is that rate alone. */
    car_id: string | null
    saved_at: Instant
    /** When the pick-up day is over everywhere. */
    expires_at: Instant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends SavedCarTables {}
}
