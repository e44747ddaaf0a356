import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { money, type Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { WaitingTransfer } from './staff-wallet.contract.ts'
import type { WaitingKind } from './wallet.contract.ts'

export type NewTransfer = {
  companyId: string
  kind: WaitingKind
  movement: string
  amount: Money
  reason: string
  askedBy: string
}

export type HeldTransfer = NewTransfer & { id: string; status: 'waiting' | 'approved' | 'refused' }

/** Transfers and raises of limits (`amount`: the limit to be) that wait for a second person; writes take the caller's transaction. */
export const walletTransferStore = {
  /** Asks once for each movement. */
  async ask(
    tx: Db,
    { companyId, kind, movement, amount, reason, askedBy }: NewTransfer,
    now: Temporal.Instant,
  ) {
    const asked = await tx
      .insertInto('wallet_transfers')
      .values({
        id: newId(),
        company_id: companyId,
        kind,
        movement,
        amount: amount.amount,
        currency: amount.currency,
        reason,
        asked_by: askedBy,
        asked_at: now,
      })
      .onConflict((same) => same.columns(['company_id', 'movement']).doNothing())
      .executeTakeFirst()
    return asked.numInsertedOrUpdatedRows === 1n
  },

  /** Locks one of a company's until the transaction ends: of two who decide, the second sees what the first has. */
  async hold(tx: Db, { id, companyId }: { id: string; companyId: string }): Promise<HeldTransfer | null> {
    const row = await tx
      .selectFrom('wallet_transfers')
      .selectAll()
      .where('id', '=', id)
      .where('company_id', '=', companyId)
      .forUpdate()
      .executeTakeFirst()
    if (!row) return null
    const { kind, movement, reason, status, asked_by: askedBy } = row
    return { id, companyId, kind, movement, reason, status, askedBy, amount: money(row.amount, row.currency) }
  },

  async decide(
    tx: Db,
    id: string,
    { status, decidedBy }: { status: 'approved' | 'refused'; decidedBy: string },
    now: Temporal.Instant,
  ): Promise<void> {
    await tx
      .updateTable('wallet_transfers')
      .set({ status, decided_by: decidedBy, decided_at: now })
      .where('id', '=', id)
      .execute()
  },

  /** A company's that wait, the oldest first. */
  async waiting(db: Db, companyId: string): Promise<WaitingTransfer[]> {
    const rows = await db
      .selectFrom('wallet_transfers as w')
      .innerJoin('users as u', 'u.id', 'w.asked_by')
      .select(['w.id', 'w.kind', 'w.amount', 'w.currency', 'w.reason', 'w.asked_at', 'w.asked_by'])
      .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('asker'))
      .where('w.company_id', '=', companyId)
      .where('w.status', '=', 'waiting')
      .orderBy('w.asked_at')
      .orderBy('w.id')
      .limit(100)
      .execute()
    return rows.map((row) => ({
      transfer_id: row.id,
      kind: row.kind,
      amount: money(row.amount, row.currency),
      reason: row.reason,
      asked_by: { staff_id: row.asked_by, name: row.asker },
      asked_at: row.asked_at.toString(),
    }))
  },
}

export type WalletTransferStore = typeof walletTransferStore
