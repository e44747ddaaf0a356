import type { ColumnType } from 'kysely'

/** Sums of the ledger by day of UTC, in hundredths. */
export type BooksTables = {
  /** Days with stored sums. A day that is not closed is summed from its postings. */
  ledger_closed_days: { day: string; closed: boolean }
  ledger_clock: { id: ColumnType<number, never, never>; max_ahead_seconds: number }
  ledger_days: {
    day: string
    account: string
    currency: string
    debit: ColumnType<number, number, number>
    credit: ColumnType<number, number, number>
  }
}

declare module '#platform/db/tables.ts' {
  interface Tables extends BooksTables {}
}
