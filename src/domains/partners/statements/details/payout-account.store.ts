import type { Db } from '#platform/db/database.ts'
import type { PayoutAccountKind } from './payout-account.contract.ts'

export type SealedAccount = {
  partnerId: string
  currency: string
  kind: PayoutAccountKind
  sealed: Buffer
  changedAt: Temporal.Instant
}

/** Finds a partner’s payout accounts, one per currency, in the order of currencies. */
export async function findPayoutAccounts(db: Db, partnerId: string): Promise<SealedAccount[]> {
  const rows = await db
    .selectFrom('partner_payout_accounts')
    .select(['partner_id', 'currency', 'kind', 'sealed', 'changed_at'])
    .where('partner_id', '=', partnerId)
    .orderBy('currency')
    .execute()
  return rows.map(({ partner_id, changed_at, ...row }) => ({
    ...row,
    partnerId: partner_id,
    changedAt: changed_at,
  }))
}

export async function putPayoutAccount(
  tx: Db,
  { partnerId, changedAt, ...account }: SealedAccount,
  changedBy: string,
): Promise<void> {
  const stored = { ...account, changed_at: changedAt, changed_by: changedBy }
  await tx
    .insertInto('partner_payout_accounts')
    .values({ partner_id: partnerId, ...stored })
    .onConflict((same) => same.columns(['partner_id', 'currency']).doUpdateSet(stored))
    .execute()
}
