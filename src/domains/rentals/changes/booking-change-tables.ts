import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, Json } from '#platform/db/columns.ts'

/** The table of the changes of confirmed bookings; `due` is hundredths of `currency`, below zero to be given back. */
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
  /** Another driver that waits for a mailed link; `accept_total` is a Money. */
  driver_change_requests: {
    booking_id: string
    secret_hash: Buffer
    driver: Json
    accept_total: Json
    mailed_to: string
    created_at: Instant
    expires_at: Instant
    used_at: ColumnType<Date | null, Date | null, Date | null>
  }
}

/**
 * How far a change of a confirmed booking has come. `asked`: the supplier is to change its reservation; `rebooking`:
 * it has no such call and is to reserve the new one; `rebooked`: and to cancel the old one; `undoing`: what it did is
 * not what was agreed; `agreed`: the money is next; `refused`: what is held is to be given back.
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
