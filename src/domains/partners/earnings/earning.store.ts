import { sql } from 'kysely'
import { hasDuePartner, type SoldKind } from '#domains/attribution/public.ts'
import { snakeKeys } from '#kernel/record-keys.ts'
import type { Db } from '#platform/db/database.ts'
import type { Due } from '#platform/db/due-work.store.ts'
import type { EarningReason, EarningState } from '../record/earning.contract.ts'
import type { StoredEarning } from './earning-change.ts'
import type { EarningDecision, EarningFlag } from './earning-flag.contract.ts'

/** A stored earning, with the inputs of its next computation. */
export type LockedEarning = StoredEarning & {
  holdingDays: number
  flags: EarningFlag[]
  decision: EarningDecision | null
}

/** The computed fields of an earning; statements and decisions by the staff write their own. */
export type ComputedEarning = {
  soldId: string
  kind: SoldKind
  partnerId: string
  reference: string
  subId: string
  state: EarningState
  reason: EarningReason | null
  currency: string
  gross: number
  amount: number
  market: string
  pickupId: string
  supplierId: number
  orderedAt: Temporal.Instant
  pickUpAt: Temporal.Instant
  dropOffAt: Temporal.Instant
  holdingDays: number
  payableAt: Temporal.Instant | null
  nextAt: Temporal.Instant | null
  flags: EarningFlag[]
  duplicateOf: string | null
  toDecide: boolean
  changedAt: Temporal.Instant
}

export type EarningLine = {
  id: string
  soldId: string
  partnerId: string
  at: Temporal.Instant
  state: EarningState
  reason: EarningReason | null
  amount: number
}

/** A current earning, with the content of the line just added to it. */
export type ChangedEarning = {
  earning: Pick<
    ComputedEarning,
    'soldId' | 'kind' | 'partnerId' | 'reference' | 'subId' | 'currency' | 'state' | 'reason' | 'amount'
  >
  line: Pick<EarningLine, 'at' | 'amount'>
}

/** Notifies partners of changes, in the transaction that makes them. */
type NotifyPartners = (tx: Db, changes: readonly ChangedEarning[]) => Promise<void>

declare module '#platform/app.ts' {
  interface App {
    notifyPartners: NotifyPartners
  }
}

/** Columns of an earning that are rewritten each time it is computed. */
const COMPUTED = [
  'state',
  'reason',
  'gross',
  'amount',
  'market',
  'pickup_id',
  'supplier_id',
  'pick_up_at',
  'drop_off_at',
  'payable_at',
  'next_at',
  'flags',
  'duplicate_of',
  'to_decide',
] as const

/** SQL condition: an earning of a booking or a trip is due to be computed. */
export const hasDueEarning: Due = (now) =>
  sql`${hasDuePartner} or exists (select from partner_earnings where next_at <= ${now})`

/**
 * Locks all earnings for this transaction, because the earning of a booking may depend on another. False if
 * another process has the lock.
 */
export async function tryLock(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('partner earnings', 0)) as taken`.execute(tx)
  return rows[0]?.taken === true
}

/** Lists bookings whose commission changes by time alone. */
export async function selectDueByTime(tx: Db, now: Temporal.Instant, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('partner_earnings')
    .select('booking_id')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute()
  return rows.map(({ booking_id }) => booking_id)
}

/** Locks the earnings of bookings until the transaction ends. */
export async function lockEarnings(tx: Db, soldIds: readonly string[]): Promise<Map<string, LockedEarning>> {
  const rows = await tx
    .selectFrom('partner_earnings')
    .select(['booking_id', 'state', 'reason', 'amount', 'stated', 'holding_days', 'flags', 'decision'])
    .where('booking_id', 'in', soldIds)
    .orderBy('booking_id')
    .forUpdate()
    .execute()
  return new Map(
    rows.map(({ booking_id, holding_days, flags, ...row }) => [
      booking_id,
      { ...row, holdingDays: holding_days, flags: flags as EarningFlag[] },
    ]),
  )
}

export async function selectHoldingDays(tx: Db, partnerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('partners')
    .select(['id', 'holding_days'])
    .where('id', 'in', partnerIds)
    .execute()
  return new Map(rows.map(({ id, holding_days }) => [id, holding_days]))
}

/** Lists bookings that earn nothing as long as one of these is live. */
export async function selectDuplicates(tx: Db, soldIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('partner_earnings')
    .select('booking_id')
    .where('duplicate_of', 'in', soldIds)
    .execute()
  return rows.map(({ booking_id }) => booking_id)
}

/** Stores computed earnings. Each one's time of change is that of its last line. */
export async function writeEarnings(
  tx: Db,
  earnings: readonly ComputedEarning[],
  lines: readonly EarningLine[],
): Promise<void> {
  const changed = new Set(lines.map(({ soldId }) => soldId))
  await tx
    .insertInto('partner_earnings')
    .values(earnings.map(({ soldId, ...earning }) => ({ booking_id: soldId, ...snakeKeys(earning) })))
    .onConflict((same) =>
      same.column('booking_id').doUpdateSet((row) => ({
        ...Object.fromEntries(COMPUTED.map((column) => [column, row.ref(`excluded.${column}`)])),
        changed_at: sql`case when excluded.booking_id = any(${[...changed]}::uuid[])
          then excluded.changed_at else partner_earnings.changed_at end`,
      })),
    )
    .execute()
  if (lines.length > 0)
    await tx
      .insertInto('partner_earning_lines')
      .values(lines.map(({ soldId, ...line }) => ({ booking_id: soldId, ...snakeKeys(line) })))
      .execute()
}
