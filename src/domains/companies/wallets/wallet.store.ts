import type { WalletState } from '#domains/identity/public.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { newId } from '#kernel/ids.ts'
import { money, type Money } from '#kernel/money.ts'
import type { Db, RowOf } from '#platform/db/database.ts'
import { walletState, type Wallet } from './wallet.ts'
import type { WalletEntry, WalletEntryKind } from './wallet.contract.ts'

/** A change of a balance. `movement` identifies its purpose; `amount` is negative if the wallet pays. */
export type NewWalletEntry = {
  kind: WalletEntryKind
  movement: string
  tripId: string | null
  amount: Money
  reason: string | null
}

/** Finds a company's wallet. Null if it has none. */
export async function findWallet(db: Db, companyId: string): Promise<Wallet | null> {
  const row = await ofCompany(db, companyId).executeTakeFirst()
  return row ? walletOf(row) : null
}

export async function findWalletState(db: Db, companyId: string): Promise<WalletState | null> {
  const wallet = await findWallet(db, companyId)
  return wallet && walletState(wallet)
}

/** Creates a company's wallet in its currency, unless it has one. False if the company does not exist. */
export async function openWallet(tx: Db, companyId: string, now: Temporal.Instant): Promise<boolean> {
  await tx
    .insertInto('wallets')
    .columns(['id', 'company_id', 'currency', 'created_at'])
    .expression((one) =>
      one
        .selectFrom('companies')
        .select((company) => [
          company.cast<string>(company.val(newId()), 'uuid').as('id'),
          'companies.id as company_id',
          'currency',
          company.cast<Temporal.Instant>(company.val(now), 'timestamptz').as('created_at'),
        ])
        .where('companies.id', '=', companyId),
    )
    .onConflict((same) => same.column('company_id').doNothing())
    .execute()
  return (await ofCompany(tx, companyId).executeTakeFirst()) !== undefined
}

/** Locks a wallet until the transaction ends, so that its entries are written one at a time. */
export async function lockWallet(tx: Db, companyId: string): Promise<Wallet | null> {
  const row = await ofCompany(tx, companyId).forUpdate().executeTakeFirst()
  return row ? walletOf(row) : null
}

/** Returns true if a locked wallet has an entry for this movement. */
export async function hasEntry(tx: Db, walletId: string, movement: string): Promise<boolean> {
  const found = await tx
    .selectFrom('wallet_entries')
    .select('id')
    .where('wallet_id', '=', walletId)
    .where('movement', '=', movement)
    .executeTakeFirst()
  return found !== undefined
}

/**
 * Changes a locked wallet's balance and adds the entry. Null if the balance would fall below minus the credit limit.
 */
export async function insertEntry(
  tx: Db,
  { id: walletId }: Wallet,
  { kind, movement, tripId, amount, reason }: NewWalletEntry,
  now: Temporal.Instant,
): Promise<{ id: string } | null> {
  const changed = await tx
    .updateTable('wallets')
    .set((row) => ({
      balance: row('balance', '+', amount.amount),
      last_entry: row('last_entry', '+', 1),
    }))
    .where('id', '=', walletId)
    // Incoming amounts are always accepted.
    .where((row) =>
      row.or([
        row.lit(amount.amount > 0),
        row(row('balance', '+', amount.amount), '>=', row.neg(row.ref('credit_limit'))),
      ]),
    )
    .returning(['balance', 'last_entry as number'])
    .executeTakeFirst()
  if (!changed) return null
  const id = newId()
  const entry = { id, wallet_id: walletId, movement, kind, trip_id: tripId, reason }
  await tx
    .insertInto('wallet_entries')
    .values({ ...entry, ...changed, amount: amount.amount, at: now })
    .execute()
  return { id }
}

/** Sets a credit limit. False if the balance is below minus this limit. */
export async function updateCreditLimit(tx: Db, walletId: string, limit: Money): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('wallets')
    .set({ credit_limit: limit.amount })
    .where('id', '=', walletId)
    .where('balance', '>=', -limit.amount)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Lists a page of entries, newest first, starting before the entry number `after`. */
export async function selectEntries(
  db: Db,
  { walletId, after, limit }: { walletId: string; after: number | undefined; limit: number },
): Promise<{ entries: WalletEntry[]; next: number | null }> {
  let query = db
    .selectFrom('wallet_entries as e')
    .innerJoin('wallets as w', 'w.id', 'e.wallet_id')
    .select(['e.id', 'e.number', 'e.kind', 'e.amount', 'e.balance', 'e.trip_id', 'e.reason', 'e.at'])
    .select('w.currency')
    .where('e.wallet_id', '=', walletId)
    .orderBy('e.number', 'desc')
    .limit(limit + 1)
  if (after !== undefined) query = query.where('e.number', '<', after)
  const rows = await query.execute()
  const { items, next } = keyedPageOf(rows, limit, ({ number }) => number)
  const entries = items.map((row) => ({
    entry_id: row.id,
    number: row.number,
    kind: row.kind,
    amount: money(row.amount, row.currency),
    balance: money(row.balance, row.currency),
    trip_id: row.trip_id,
    reason: row.reason,
    at: row.at.toString(),
  }))
  return { entries, next }
}

function ofCompany(db: Db, companyId: string) {
  return db
    .selectFrom('wallets')
    .select(['id', 'company_id', 'currency', 'balance', 'credit_limit'])
    .where('company_id', '=', companyId)
}

function walletOf(row: RowOf<typeof ofCompany>): Wallet {
  return {
    id: row.id,
    companyId: row.company_id,
    balance: money(row.balance, row.currency),
    creditLimit: money(row.credit_limit, row.currency),
  }
}
