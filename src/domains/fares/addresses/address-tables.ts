import type { Instant } from '#platform/db/columns.ts'

/** Where a geocoder found addresses that were typed. */
export type AddressTables = {
  trip_addresses: {
    /** A keyed hash of the text and its city: the text itself may say where somebody lives, and is not kept. */
    key: Buffer
    /** Both null: it found none. */
    latitude: number | null
    longitude: number | null
    found_at: Instant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends AddressTables {}
}
