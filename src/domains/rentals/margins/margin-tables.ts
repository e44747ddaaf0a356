import type { ColumnType } from 'kysely'
import type { Defaulted, Instant, NullableInstant } from '#platform/db/columns.ts'

/** A nullable column; null means that the rule has no such condition. */
type Nullable<Value> = ColumnType<Value | null, Value | null, Value | null>

export type MarginTables = {
  margin_rules: {
    id: string
    version: Defaulted<number>
    plan_id: Nullable<string>
    supplier_id: Nullable<number>
    residence: Nullable<string>
    country: Nullable<string>
    place: Nullable<string>
    category: Nullable<string>
    lead_from: Nullable<number>
    lead_to: Nullable<number>
    days_from: Nullable<number>
    days_to: Nullable<number>
    how: string
    basis_points: number
    starts_on: string
    ends_on: Nullable<string>
    changed_by: Nullable<string>
    changed_at: Instant
    removed_at: NullableInstant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends MarginTables {}
}
