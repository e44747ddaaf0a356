import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, Json } from '#platform/db/columns.ts'

/** Changes of confirmed bookings; `due` is in hundredths of `currency`, negative for a refund. */
export type BookingChangeTables = {
  booking_changes: {
    id: string
    booking_id: string
    reference: string
    state: ChangeState
    asked: Json
    contents: Json
    due: number
    currency: string
    refunds: Json
    rebooked: Defaulted<boolean>
    supplier_reference: Defaulted<string | null>
    silent: Defaulted<boolean>
    reason: Defaulted<string | null>
    expires_at: Instant
    created_at: Instant
  }
  /** A driver change that awaits a click on a mailed link; `accept_total` is a Money. */
  driver_change_requests: {
    booking_id: string
    secret_hash: Buffer
    driver: Json
    accept_total: Json
    mailed_to: string
    created_at: Instant
    expires_at: Instant
    used_at: ColumnType<Temporal.Instant | null, Temporal.Instant | null, Temporal.Instant | null>
  }
}

/**
 * State of a change of a confirmed booking. `asked`: the supplier is to change its reservation. `rebooking`: it has no
 * such call and is to make a new reservation. `rebooked`: the old one is to be cancelled. `undoing`: the result differs
 * from what was agreed. `agreed`: the money is next. `refused`: the hold is to be released.
 */
export type ChangeState =
  | 'quoted'
  | 'paying'
  | 'asked'
  | 'rebooking'
  | 'rebooked'
  | 'undoing'
  | 'agreed'
  | 'refused'
  | 'done'
  | 'failed'

declare module '#platform/db/tables.ts' {
  interface Tables extends BookingChangeTables {}
}
