import type { Defaulted, Instant, NullableInstant, Optional } from '#platform/db/columns.ts'
import type { WaitingKind, WalletEntryKind } from './wallet.contract.ts'

/** Wallets of companies. Amounts are in hundredths of the wallet's currency. */
export type WalletTables = {
  wallets: {
    id: string
    company_id: string
    currency: string
    /** Never below minus `credit_limit`, which the database checks. */
    balance: Defaulted<number>
    credit_limit: Defaulted<number>
    /** Number of its last entry. */
    last_entry: Defaulted<number>
    created_at: Instant
  }
  /** Changes that are too large for one person. Each waits until another person approves it. */
  wallet_transfers: {
    id: string
    company_id: string
    kind: WaitingKind
    movement: string
    amount: number
    currency: string
    reason: string
    status: Defaulted<'waiting' | 'approved' | 'refused'>
    asked_by: string
    asked_at: Instant
    decided_by: Optional<string>
    decided_at: NullableInstant
  }
  /** Append-only: the database rejects changes. `balance`: after the entry. */
  wallet_entries: {
    id: string
    wallet_id: string
    /** From 1, without gaps. */
    number: number
    /** Identifies the purpose of the entry; unique in a wallet. */
    movement: string
    kind: WalletEntryKind
    trip_id: Optional<string>
    amount: number
    balance: number
    reason: Optional<string>
    at: Instant
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends WalletTables {}
}
