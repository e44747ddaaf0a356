import type { Instant, NullableInstant } from '#platform/db/columns.ts'

export type GuardState = 'on' | 'off' | 'over'

/** Bookings whose price is checked daily. */
export type PriceGuardTables = {
  price_guards: {
    booking_id: string
    /** `off`: switched off; `over`: its booking can no longer have a guard. */
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
