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
  requestedBy: string
}

type LockedTransfer = NewTransfer & { id: string; status: 'waiting' | 'approved' | 'refused' }

/** Stores a waiting transfer or raise of a limit (`amount`: the new limit). False if its movement is already stored. */
export async function requestTransfer(
  tx: Db,
  { companyId, kind, movement, amount, reason, requestedBy }: NewTransfer,
  now: Temporal.Instant,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('wallet_transfers')
    .values({
      id: newId(),
      company_id: companyId,
      kind,
      movement,
      amount: amount.amount,
      currency: amount.currency,
      reason,
      asked_by: requestedBy,
      asked_at: now,
    })
    .onConflict((same) => same.columns(['company_id', 'movement']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Locks a company's transfer until the transaction ends, so that the second of two decisions sees the first. */
export async function lockTransfer(
  tx: Db,
  { id, companyId }: { id: string; companyId: string },
): Promise<LockedTransfer | null> {
  const row = await tx
    .selectFrom('wallet_transfers')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const { kind, movement, reason, status, asked_by: requestedBy } = row
  return {
    id,
    companyId,
    kind,
    movement,
    reason,
    status,
    requestedBy,
    amount: money(row.amount, row.currency),
  }
}

export async function updateDecision(
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
}

/** Lists a company's waiting transfers, oldest first. */
export async function selectWaitingTransfers(db: Db, companyId: string): Promise<WaitingTransfer[]> {
  const rows = await db
    .selectFrom('wallet_transfers as w')
    .innerJoin('users as u', 'u.id', 'w.asked_by')
    .select(['w.id', 'w.kind', 'w.amount', 'w.currency', 'w.reason', 'w.asked_at', 'w.asked_by'])
    .select(sql<string>`concat_ws(' ', u.first_name, u.last_name)`.as('requester'))
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
    asked_by: { staff_id: row.asked_by, name: row.requester },
    asked_at: row.asked_at.toString(),
  }))
}
