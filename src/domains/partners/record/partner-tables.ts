import type { GeneratedAlways } from 'kysely'
import type { PartnerAttribution, SoldKind } from '#domains/attribution/public.ts'
import type { PartnerRole } from './partner-role.contract.ts'
import type { PartnerAction } from './staff/staff-partner.contract.ts'
import type { EarningReason, EarningState } from './earning.contract.ts'
import type {
  Defaulted,
  SearchTextColumn,
  SearchKeysColumn,
  Instant,
  NullableInstant,
  NullableJson,
  Optional,
} from '#platform/db/columns.ts'

/** Partner tables. A partner's commission with the last position is in force. */
export type PartnerTables = {
  /** `version` increases with every change by the staff, so that a stale one is rejected. */
  partners: {
    id: string
    version: Defaulted<number>
    code: string
    name: string
    found_by: SearchTextColumn
    found_keys: SearchKeysColumn
    lang_id: Defaulted<number>
    earns: PartnerAttribution['earns']
    share_basis_points: number
    min_basis_points: Optional<number>
    max_basis_points: Optional<number>
    usual_basis_points: Optional<number>
    trip_basis_points: Optional<number>
    holding_days: number
    created_at: Instant
    ended_at: NullableInstant
    /** The approved application. */
    enquiry_id: Optional<string>
  }
  /** The accounts of a partner's people; each belongs to one partner. */
  partner_members: { user_id: string; partner_id: string; role: PartnerRole; since: Instant }
  partner_commissions: {
    partner_id: string
    position: number
    basis_points: number
    valid_from: Instant
    /** Null: who has deleted their account. */
    set_by: string | null
  }
  /** Each change of a partner's record, oldest first; append-only. */
  partner_changes: {
    id: string
    partner_id: string
    at: Instant
    act: PartnerAction
    by_user: Optional<string>
    person_id: Optional<string>
    before: NullableJson
    after: NullableJson
  }
  /** Commission of each booking or trip; amounts in hundredths of `currency`. */
  partner_earnings: {
    /** Id of the sale; `car_id` or `trip_id` is the same. */
    booking_id: string
    kind: Defaulted<SoldKind>
    car_id: GeneratedAlways<string | null>
    trip_id: GeneratedAlways<string | null>
    partner_id: string
    reference: string
    sub_id: string
    state: EarningState
    reason: Optional<EarningReason>
    currency: string
    gross: number
    amount: number
    stated: Defaulted<number>
    market: string
    pickup_id: string
    supplier_id: number
    ordered_at: Instant
    pick_up_at: Instant
    drop_off_at: Instant
    holding_days: Defaulted<number>
    payable_at: NullableInstant
    next_at: NullableInstant
    flags: Defaulted<string[]>
    duplicate_of: Optional<string>
    to_decide: Defaulted<boolean>
    decision: Optional<'allowed' | 'refused'>
    decided_by: Optional<string>
    decided_at: NullableInstant
    changed_at: Instant
  }
  /** Each change of a booking's earning, oldest first. */
  partner_earning_lines: {
    id: string
    booking_id: string
    partner_id: string
    at: Instant
    state: EarningState
    reason: Optional<EarningReason>
    amount: number
  }
  /** Keys of partners' own systems. */
  partner_api_keys: {
    id: string
    partner_id: string
    name: string
    hash: Buffer
    ending: string
    created_at: Instant
    /** Null: who has deleted their account. */
    created_by: string | null
    last_used_at: NullableInstant
    revoked_at: NullableInstant
  }
  partner_keys: { partner_id: string; widget_key: string; created_at: Instant }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends PartnerTables {}
}
