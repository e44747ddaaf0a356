import type { Defaulted, Instant } from '#platform/db/columns.ts'

/** What a router said of a pair of places, by their rounded coordinates. */
export type DistanceTables = {
  trip_distances: {
    /** `latitude,longitude`. */
    from_point: string
    to_point: string
    /** Both null: no road leads there. */
    metres: number | null
    seconds: number | null
    measured_at: Instant
    /** Later once it was asked for again. */
    forget_at: Defaulted<Temporal.Instant>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends DistanceTables {}
}
