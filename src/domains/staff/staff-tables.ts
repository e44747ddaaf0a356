import type { ColumnType } from 'kysely'
import type { Instant, NullableInstant } from '#platform/db/columns.ts'
import type { StaffRole } from './members/staff-role.contract.ts'

/** Inserted as JSON text. */
type NullableJson = ColumnType<object | null, string | null, string | null>

/** Staff tables. A booking or a trip has at most one task of a kind, which is reopened when needed again. */
export type StaffTables = {
  staff_tasks: {
    id: string
    /** A task is about a booking or a trip. */
    booking_id: ColumnType<string | null, string | null | undefined, string | null>
    trip_id: ColumnType<string | null, string | null | undefined, string | null>
    kind: string
    deadline: Instant
    detail: ColumnType<object | null, object | null | undefined, object | null>
    created_at: Instant
    done_at: NullableInstant
    owner_id: ColumnType<string | null, string | null | undefined, string | null>
    owned_at: NullableInstant
    /** The owner's note on closing. Null if it is open, or was closed automatically. */
    closing_note: ColumnType<string | null, string | null | undefined, string | null>
  }
  /** `invited_by` is null for the first administrator. */
  staff_members: {
    user_id: string
    version: ColumnType<number, number | undefined, number>
    roles: StaffRole[]
    invited_by: string | null
    invited_at: Instant
    suspended_at: NullableInstant
  }
  /** Last access of a member to a subject. */
  staff_looks: { staff_id: string; action: string; subject: string; subject_id: string; at: Instant }
  /** Append-only. */
  audit_entries: {
    id: string
    at: Instant
    staff_id: string
    address: string | null
    action: string
    subject: string
    subject_id: string
    before: NullableJson
    after: NullableJson
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends StaffTables {}
}
