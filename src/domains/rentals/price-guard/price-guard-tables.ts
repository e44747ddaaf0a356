import type { Instant, NullableInstant } from '#platform/db/columns.ts'

export type GuardState = 'on' | 'off' | 'over'

/** Bookings whose price is looked at daily. */
export type PriceGuardTables = {
  price_guards: {
    booking_id: string
    /** `off`: switched off; `over`: its booking can have none any more. */
    state: GuardState
    look_key: string
    on_since: Instant
    ends_at: Instant
    next_look_at: Instant
    looked_at: NullableInstant
    leave_hash: Buffer
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends PriceGuardTables {}
}
