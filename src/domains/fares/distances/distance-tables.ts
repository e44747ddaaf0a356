import type { Defaulted, Instant } from '#platform/db/columns.ts'

/** Results of a router for pairs of places, by rounded coordinates. */
export type DistanceTables = {
  trip_distances: {
    /** `latitude,longitude`. */
    from_point: string
    to_point: string
    /** Both null if no road connects them. */
    metres: number | null
    seconds: number | null
    measured_at: Instant
    /** Postponed when the pair is requested again. */
    forget_at: Defaulted<Temporal.Instant>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends DistanceTables {}
}
