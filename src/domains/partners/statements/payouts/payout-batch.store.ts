import { sql, type Selectable } from 'kysely'
import { newId } from '#kernel/ids.ts'
import { camelKeys } from '#kernel/record-keys.ts'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import type { ChangedEarning } from '../../earnings/earning.store.ts'
import type { BatchFormat, BatchStatus } from './payout.contract.ts'

/** A payout in no batch, with its partner’s sealed account for its currency. */
export type OpenRow = {
  id: string
  partnerId: string
  partner: string
  code: string
  number: string
  amount: number
  currency: string
  sealed: Buffer | null
}

export type NewBatch = {
  currency: string
  format: BatchFormat
  total: number
  preparedBy: string
  /** `sealed`: the account, bound to this payout; `account`: its masked number. */
  payouts: readonly { id: string; sealed: Buffer; account: string }[]
}

export type LockedBatch = {
  id: string
  currency: string
  format: BatchFormat
  status: BatchStatus
  payouts: number
  total: number
  preparedBy: string
  decidedAt: Temporal.Instant | null
}

/** A payout of a batch. `sealed`: its account when the batch was prepared; null once it is paid. */
export type BatchPayout = {
  id: string
  partnerId: string
  partner: string
  number: string
  amount: number
  currency: string
  sealed: Buffer | null
}

/** Max rows per insert: PostgreSQL takes 65,535 values. */
const LINES_AT_ONCE = 5000

/** Max open payouts read at once: more than a bank accepts in a file. */
const MAX_OPEN_PAYOUTS = 10_000

/** Finds the payouts in no batch, oldest first; `lock` locks them until the transaction ends. */
export async function findOpenPayouts(
  db: Db,
  { currency, lock = false }: { currency?: string; lock?: boolean } = {},
): Promise<OpenRow[]> {
  const rows = await db
    .selectFrom('partner_payouts as p')
    .innerJoin('partners as r', 'r.id', 'p.partner_id')
    .innerJoin('partner_statements as s', 's.id', 'p.statement_id')
    .leftJoin('partner_payout_accounts as a', (on) =>
      on.onRef('a.partner_id', '=', 'p.partner_id').onRef('a.currency', '=', 'p.currency'),
    )
    .select(['p.id', 'p.partner_id', 'r.name', 'r.code', 's.number', 'p.amount', 'p.currency', 'a.sealed'])
    .where('p.batch_id', 'is', null)
    .$if(currency !== undefined, (all) => all.where('p.currency', '=', currency ?? ''))
    .orderBy('p.id')
    .limit(MAX_OPEN_PAYOUTS)
    .$if(lock, (all) => all.forUpdate('p'))
    .execute()
  return rows.map(({ partner_id, name, ...row }) => ({ ...row, partnerId: partner_id, partner: name }))
}

export async function insertBatch(tx: Db, batch: NewBatch, now: Temporal.Instant): Promise<string> {
  const { currency, format, total, preparedBy, payouts } = batch
  const id = newId()
  await tx
    .insertInto('partner_payout_batches')
    .values({
      id,
      currency,
      format,
      total,
      payouts: payouts.length,
      prepared_by: preparedBy,
      prepared_at: now,
    })
    .execute()
  await sql`
    update partner_payouts p set batch_id = ${id}, sealed = v.sealed, account = v.account
    from unnest(
      ${payouts.map((one) => one.id)}::uuid[],
      ${payouts.map((one) => one.sealed)}::bytea[],
      ${payouts.map((one) => one.account)}::text[]
    ) as v (id, sealed, account)
    where p.id = v.id`.execute(tx)
  return id
}

/** Locks a batch until the transaction ends, so that of two concurrent decisions the second sees the first. */
export async function lockBatch(tx: Db, id: string): Promise<LockedBatch | null> {
  const row = await tx
    .selectFrom('partner_payout_batches')
    .select(['id', 'currency', 'format', 'status', 'payouts', 'total', 'prepared_by', 'decided_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const { prepared_by, decided_at, ...batch } = row
  return { ...batch, preparedBy: prepared_by, decidedAt: decided_at }
}

/** Decides a batch. The payouts of a rejected batch become free for another one. */
export async function updateDecision(
  tx: Db,
  id: string,
  { status, decidedBy }: { status: 'approved' | 'refused'; decidedBy: string },
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('partner_payout_batches')
    .set({ status, decided_by: decidedBy, decided_at: now })
    .where('id', '=', id)
    .execute()
  if (status === 'refused')
    await tx
      .updateTable('partner_payouts')
      .set({ batch_id: null, sealed: null, account: null })
      .where('batch_id', '=', id)
      .execute()
}

export async function findBatchPayouts(db: Db, batchId: string): Promise<BatchPayout[]> {
  const rows = await db
    .selectFrom('partner_payouts as p')
    .innerJoin('partners as r', 'r.id', 'p.partner_id')
    .innerJoin('partner_statements as s', 's.id', 'p.statement_id')
    .select(['p.id', 'p.partner_id', 'r.name', 's.number', 'p.amount', 'p.currency', 'p.sealed'])
    .where('p.batch_id', '=', batchId)
    .orderBy('s.number')
    .execute()
  return rows.map(({ partner_id, name, ...row }) => ({ ...row, partnerId: partner_id, partner: name }))
}

/** Marks a batch as paid and deletes its payout accounts. */
export async function markBatchPaid(
  tx: Db,
  id: string,
  { paidOn, paidBy }: { paidOn: string; paidBy: string },
): Promise<void> {
  await tx
    .updateTable('partner_payout_batches')
    .set({ status: 'paid', paid_on: paidOn, paid_by: paidBy })
    .where('id', '=', id)
    .execute()
  await tx
    .updateTable('partner_payouts')
    .set({ paid_on: paidOn, sealed: null })
    .where('batch_id', '=', id)
    .execute()
}

/**
 * Marks the earnings as paid of the statements that a batch pays, and of those before them that paid nothing; returns these
 * earnings.
 */
export async function markEarningsPaid(
  tx: Db,
  batchId: string,
  now: Temporal.Instant,
): Promise<ChangedEarning[]> {
  const { rows } = await sql<PaidRow>`
    update partner_earnings e set state = 'paid', changed_at = ${now}
    from partner_payouts p
    join partner_statements s on s.id = p.statement_id
    join partner_statements b on b.partner_id = s.partner_id and b.currency = s.currency
      and b.month <= s.month and not exists (
        select from partner_statements x where x.partner_id = s.partner_id and x.currency = s.currency
          and x.payout > 0 and x.month >= b.month and x.month < s.month)
    join partner_statement_lines l on l.statement_id = b.id
    where p.batch_id = ${batchId} and e.booking_id = l.booking_id and e.state = 'payable'
    returning e.booking_id, e.kind, e.partner_id, e.reference, e.sub_id, e.currency, e.reason, e.amount`.execute(
    tx,
  )
  const lines = rows.map(({ booking_id, partner_id }) => ({
    id: newId(),
    booking_id,
    partner_id,
    at: now,
    state: 'paid' as const,
    amount: 0,
  }))
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE)
    await tx
      .insertInto('partner_earning_lines')
      .values(lines.slice(from, from + LINES_AT_ONCE))
      .execute()
  return rows.map(({ booking_id: soldId, ...row }) => ({
    earning: { soldId, ...camelKeys(row), state: 'paid' },
    line: { at: now, amount: 0 },
  }))
}

type PaidRow = Pick<
  Selectable<Tables['partner_earnings']>,
  'booking_id' | 'kind' | 'partner_id' | 'reference' | 'sub_id' | 'currency' | 'reason' | 'amount'
>
