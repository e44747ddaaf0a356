import type { Instant, NullableInstant, NullableJson, Optional } from '#platform/db/columns.ts'
import type { BulkRowState, BulkState } from './bulk-acts.contract.ts'

type BulkTables = {
  bulk_actions: {
    id: string
    staff_id: string
    request_key: string
    act: string
    /** The ids or the filter; null once the rows are counted. */
    which: NullableJson
    /** Null once it has ended. */
    choice: NullableJson
    counted_to: Optional<string>
    state: BulkState
    created_at: Instant
    ended_at: NullableInstant
    stopped_by: Optional<string>
  }
  bulk_action_rows: { action_id: string; row_id: string; state: BulkRowState; why: string | null }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends BulkTables {}
}
