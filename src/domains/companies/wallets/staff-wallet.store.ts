import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import { money } from '#kernel/money.ts'
import type { Db, RowOf } from '#platform/db/database.ts'
import type { StaffWallet } from './staff-wallet.contract.ts'
import { walletState } from './wallet.ts'

/** Finds a company with its wallet. Null if the company does not exist. */
export async function findStaffWallet(db: Db, companyId: string): Promise<StaffWallet | null> {
  const row = await companiesIn(db).where('c.id', '=', companyId).executeTakeFirst()
  return row ? walletOf(row) : null
}

/** Lists companies with their wallets, oldest first, starting after the company `after`. */
export async function selectStaffWallets(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ items: StaffWallet[]; next: string | null }> {
  let query = companiesIn(db)
    .orderBy('c.id')
    .limit(limit + 1)
  if (after !== undefined) query = query.where('c.id', '>', after)
  const found = (await query.execute()).map(walletOf)
  return keyedPageOf(found, limit, ({ company_id }) => company_id)
}

function companiesIn(db: Db) {
  return db
    .selectFrom('companies as c')
    .leftJoin('wallets as w', 'w.company_id', 'c.id')
    .select(['c.id', 'c.corp_id', 'c.name', 'c.currency as company_currency'])
    .select(['w.currency', 'w.balance', 'w.credit_limit'])
}

function walletOf(row: RowOf<typeof companiesIn>): StaffWallet {
  const currency = row.currency ?? row.company_currency
  const wallet = {
    balance: money(row.balance ?? 0, currency),
    creditLimit: money(row.credit_limit ?? 0, currency),
  }
  return { company_id: row.id, corp_id: row.corp_id, company: row.name, ...walletState(wallet) }
}
