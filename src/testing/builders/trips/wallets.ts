import { sql } from 'kysely'
import { moveWallet } from '#domains/companies/wallets/move-wallet.service.ts'
import { lockWallet, openWallet, updateCreditLimit } from '#domains/companies/wallets/wallet.store.ts'
import type { Clock } from '#kernel/clock.ts'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { companyWith } from './trip-people.ts'

type Wallet = { paidIn?: number; creditLimit?: number; currency?: string }

/** Inserts a company with a wallet. Its balance, in hundredths, is entered and posted as a transfer. */
export async function companyWithWallet(
  app: Pick<TestApp, 'database'> & { clock: Clock },
  { paidIn = 0, creditLimit = 0, currency = 'AED' }: Wallet = {},
): Promise<string> {
  const { db } = app.database
  const now = app.clock.now()
  const { companyId } = await companyWith(app, { currency })
  await db.transaction().execute(async (tx) => {
    await openWallet(tx, companyId, now)
    const wallet = await lockWallet(tx, companyId)
    if (!wallet) throw new Error('the company has no wallet')
    await updateCreditLimit(tx, wallet.id, money(creditLimit, currency))
    const entry = { kind: 'top_up', movement: 'top_up/first', tripId: null, reason: 'Paid in' } as const
    if (paidIn > 0) await moveWallet(tx, wallet, { ...entry, amount: money(paidIn, currency) }, now)
  })
  return companyId
}

/**
 * Returns a wallet's amounts from three books, in hundredths: its balance, the sum of its entries, and the other side
 * in the ledger. `lowest`: the lowest balance after any entry.
 */
export async function booksOf(db: Db, companyId: string) {
  const { id, balance } = await db
    .selectFrom('wallets')
    .select(['id', 'balance'])
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  const entries = await db
    .selectFrom('wallet_entries')
    .select(['number', 'amount', 'balance', 'kind', 'trip_id'])
    .where('wallet_id', '=', id)
    .orderBy('number')
    .execute()
  const { posted } = await db
    .selectFrom('ledger_postings as p')
    .innerJoin('ledger_entries as e', 'e.id', 'p.entry_id')
    .select(sql<number>`coalesce(-sum(p.amount), 0)::bigint`.as('posted'))
    .where('e.wallet_id', '=', id)
    .where('p.account', '=', 'wallets')
    .executeTakeFirstOrThrow()
  return {
    balance,
    entered: entries.reduce((sum, { amount }) => sum + amount, 0),
    posted,
    lowest: Math.min(0, ...entries.map((entry) => entry.balance)),
    entries,
  }
}
