import type { Instant } from '#platform/db/columns.ts'

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
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends DistanceTables {}
}
