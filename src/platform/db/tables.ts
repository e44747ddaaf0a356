import type { ColumnType } from 'kysely'
import type { Instant, NullableInstant } from './columns.ts'

/**
 * The tables as the migrations create them. A domain declares its tables next to its stores, in a file that merges them
 * into this interface. The platform's own are below.
 */
export interface Tables {
  /** Erased people whom a restored backup brought back. */
  erasures_to_repeat: { kind: 'account' | 'profile'; subject_id: string }
  /** Files that pages load, of this release and of others. */
  release_files: { path: string; encoding: 'br' | null; bytes: Buffer; used_at: Instant }
  restores: {
    id: string
    backup_at: Instant
    restored_at: Instant
    compare_again_at: NullableInstant
    compared_at: NullableInstant
  }
  seeds: { name: string; fingerprint: string }
  unpaid_holds: {
    key: Buffer
    subject_id: string
    changes: ColumnType<string | null, string | null | undefined, string | null>
    seats: number
    starts_at: Instant
    ends_at: Instant
  }
  window_counts: { key: Buffer; count: number; ends_at: Instant }
  transaction_marks: { id: string; at: Instant }
  workers: {
    id: string
    held_until: Instant
    folder: string | null
    simulators: string[]
  }
  idempotency_keys: {
    user_id: string
    key: string
    call: string
    request_hash: Buffer
    status: ColumnType<number | null, number | null | undefined, number | null>
    reply: ColumnType<object | null, object | null | undefined, object | null>
    started_at: Instant
    owner: ColumnType<string | null, string | null | undefined, string | null>
  }
}
