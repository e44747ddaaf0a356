import { sql } from 'kysely'
import { money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import { decideEarning } from '#domains/partners/earnings/decide-earning.usecase.ts'
import type { EarningDecision } from '#domains/partners/earnings/earning-flag.contract.ts'
import type { StaffActor } from '#domains/staff/public.ts'
import { computeEarnings } from '#domains/partners/earnings/compute-earnings.usecase.ts'
import type { TestClock } from '../../infrastructure/clock.ts'

type Process = {
  db: Db
  clock: TestClock
  /** Runs in the job's transaction, between what it writes and what it posts. */
  beforePosting?: (tx: Db) => Promise<unknown>
}

/** The job that computes what bookings earn, as one process runs it. */
export function earningsJobOn({ db, clock, beforePosting }: Process): () => Promise<unknown> {
  return () =>
    computeEarnings({
      db,
      clock,
      settings: { of: () => money(10_000, 'EUR') },
      notifyPartners: async (tx) => {
        await beforePosting?.(tx)
      },
    })
}

type Decision = {
  soldId: string
  decision: EarningDecision
  insteadOf: EarningDecision | null
  reason: string
}

/** The decision of a staff member about a commission. */
export function decideEarningOn({ db, clock }: Pick<Process, 'db' | 'clock'>) {
  return ({ soldId, decision, insteadOf, reason }: Decision, by: StaffActor) =>
    decideEarning(
      { db, clock },
      {
        params: { id: soldId },
        query: undefined,
        body: { decision, instead_of: insteadOf, reason },
        by,
        language: 'en',
      },
    )
}

/** Reads a booking's earning and its lines; null if none is stored. */
export async function earningIn(db: Db, soldId: string) {
  const earning = await db
    .selectFrom('partner_earnings')
    .select(['state', 'reason', 'amount', 'flags'])
    .where('booking_id', '=', soldId)
    .executeTakeFirst()
  if (!earning) return null
  const lines = await db
    .selectFrom('partner_earning_lines')
    .select(['state', 'reason', 'amount'])
    .where('booking_id', '=', soldId)
    .orderBy('id')
    .execute()
  return { ...earning, lines }
}

/** Returns the debt to partners by the ledger, by the earnings, and by their lines. */
export async function owedToPartners(db: Db) {
  const { rows } = await sql<{ ledger: number; earnings: number; lines: number; crooked: number }>`
    select
      (select coalesce(-sum(amount), 0)::bigint from ledger_postings where account = 'partner_payable') as ledger,
      (select coalesce(sum(amount), 0)::bigint from partner_earnings) as earnings,
      (select coalesce(sum(amount), 0)::bigint from partner_earning_lines) as lines,
      (select count(*) from partner_earnings e where e.amount <>
        (select coalesce(sum(l.amount), 0) from partner_earning_lines l where l.booking_id = e.booking_id)) as crooked
  `.execute(db)
  return rows[0]!
}
