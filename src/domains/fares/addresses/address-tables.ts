import type { Instant } from '#platform/db/columns.ts'

/** Results of geocoding entered addresses. */
export type AddressTables = {
  trip_addresses: {
    /** A keyed hash of the text and its city. The text itself may reveal where a person lives, and is not stored. */
    key: Buffer
    /** Both null if it found none. */
    latitude: number | null
    longitude: number | null
    found_at: Instant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends AddressTables {}
}
