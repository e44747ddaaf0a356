import type { ColumnType } from 'kysely'
import type { Instant } from '#platform/db/columns.ts'
import type { SettingValue } from './setting.contract.ts'

/** Settings by the staff, and the number that changes with them. */
export type SettingTables = {
  settings: {
    name: string
    /** Stored as JSON text. */
    value: ColumnType<SettingValue, string, string>
    version: number
    changed_by: string | null
    changed_at: Instant
  }
  settings_generation: { only_row: boolean; value: number }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends SettingTables {}
}
