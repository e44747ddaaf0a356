import type { EarningReason, EarningState } from '../record/earning.contract.ts'
import type { Defaulted, Instant, NullableInstant, Optional } from '#platform/db/columns.ts'
import type { BatchFormat, BatchStatus } from './payouts/payout.contract.ts'
import type { PayoutAccountKind } from './details/payout-account.contract.ts'

/** Partners' statements and payouts. Amounts are hundredths; days are `YYYY-MM-DD`. */
export type StatementTables = {
  partner_statement_series: { series: string; last: number }
  /** Immutable: a database trigger rejects changes. */
  partner_statements: {
    id: string
    number: string
    series: string
    position: number
    partner_id: string
    partner_name: string
    currency: string
    month: string
    opening: number
    total: number
    payout: number
    closing: number
    minimum: number
    made_at: Instant
  }
  partner_statement_lines: {
    statement_id: string
    position: number
    booking_id: string
    reference: string
    sub_id: string
    state: EarningState
    reason: EarningReason | null
    pick_up_on: string
    before: number
    amount: number
  }
  partner_payout_accounts: {
    partner_id: string
    currency: string
    kind: PayoutAccountKind
    sealed: Buffer
    changed_by: Optional<string>
    changed_at: Instant
  }
  partner_payout_batches: {
    id: string
    currency: string
    format: BatchFormat
    status: Defaulted<BatchStatus>
    payouts: number
    total: number
    prepared_by: string
    prepared_at: Instant
    decided_by: Optional<string>
    decided_at: NullableInstant
    paid_by: Optional<string>
    paid_on: Optional<string>
  }
  partner_payouts: {
    id: string
    statement_id: string
    partner_id: string
    currency: string
    amount: number
    batch_id: Optional<string>
    sealed: Optional<Buffer>
    account: Optional<string>
    paid_on: Optional<string>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends StatementTables {}
}
