import type {
  Defaulted,
  FoundBy,
  FoundKeys,
  Instant,
  Json,
  NullableInstant,
  NullableJson,
  Optional,
} from '#platform/db/columns.ts'

export type CompanyTables = {
  /**
   * A customer that books for its people; `corp_id` is what `x-corp-id` names it by. `version` grows with every change by the staff, so
   * that a stale one is refused.
   */
  companies: {
    id: string
    version: Defaulted<number>
    corp_id: string
    name: string
    found_by: FoundBy
    found_keys: FoundKeys
    country_code: string
    currency: string
    tax_id: Optional<string>
    address: Json
    phone: NullableJson
    email: Optional<string>
    /** A supervisor approves the trips of its travellers. */
    approval_required: Defaulted<boolean>
    hidden_at: NullableInstant
    created_at: Instant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends CompanyTables {}
}
