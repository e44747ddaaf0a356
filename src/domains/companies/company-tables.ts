import type {
  Defaulted,
  SearchTextColumn,
  SearchKeysColumn,
  Instant,
  Json,
  NullableInstant,
  NullableJson,
  Optional,
} from '#platform/db/columns.ts'

export type CompanyTables = {
  /**
   * A customer that books for its people; `x-corp-id` contains its `corp_id`. Each change by the staff increments
   * `version`, so that a stale change is rejected.
   */
  companies: {
    id: string
    version: Defaulted<number>
    corp_id: string
    name: string
    found_by: SearchTextColumn
    found_keys: SearchKeysColumn
    country_code: string
    currency: string
    tax_id: Optional<string>
    address: Json
    phone: NullableJson
    email: Optional<string>
    /** If true, a supervisor approves the trips of their travellers. */
    approval_required: Defaulted<boolean>
    hidden_at: NullableInstant
    created_at: Instant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends CompanyTables {}
}
