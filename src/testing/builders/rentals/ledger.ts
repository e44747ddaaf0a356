import { sql } from 'kysely'
import { balancesOf } from '#domains/payments/ledger.ts'
import { postingsOf } from '#domains/payments/ledger.store.ts'
import type { Db } from '#platform/db/database.ts'

/** The non-zero account balances of one booking, in hundredths. */
export async function ledgerOf(db: Db, bookingId: string): Promise<Record<string, number>> {
  const balances = balancesOf(await postingsOf(db, { bookingId }))
  return Object.fromEntries(Object.entries(balances).filter(([, balance]) => balance !== 0))
}

/** The balance of each account over all bookings, including zero ones. */
export async function ledgerTotals(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('ledger_postings')
    .select(['account', sql<number>`sum(amount)::bigint`.as('balance')])
    .groupBy('account')
    .execute()
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]))
}

/** The sum of all postings in each currency: zero in a correct ledger. */
export async function ledgerSums(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_postings.entry_id')
    .select(['currency', sql<number>`sum(amount)::bigint`.as('sum')])
    .groupBy('currency')
    .execute()
  return Object.fromEntries(rows.map(({ currency, sum }) => [currency, sum]))
}
