import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import {
  statementNumber,
  statementSeries,
  type Difference,
  type Figures,
  type StatementLine,
} from './statement.ts'

/** Key of a partner's balance. */
export type PartnerCurrency = { partnerId: string; currency: string }

/** A statement that is not issued yet. */
export type StatementDraft = PartnerCurrency &
  Figures & {
    partnerName: string
    /** The first day of the month. */
    month: string
    minimum: number
    lines: readonly StatementLine[]
  }

/** Max rows per insert: PostgreSQL takes 65,535 values. */
const LINES_AT_ONCE = 5000

/** Locks a partner until the transaction ends, so that of two concurrent statements the second sees the first. */
export async function lockPartnerName(tx: Db, partnerId: string): Promise<{ name: string } | null> {
  const row = await tx
    .selectFrom('partners')
    .select('name')
    .where('id', '=', partnerId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Finds the balances whose earnings have changed, by `until`, since their last statement. */
export async function findChangedBalances(
  db: Db,
  until: Temporal.Instant,
  partnerId?: string,
): Promise<PartnerCurrency[]> {
  const rows = await differencesIn(db, until)
    .select(['partner_id', 'currency'])
    .distinct()
    .$if(partnerId !== undefined, (all) => all.where('partner_id', '=', partnerId ?? ''))
    .orderBy('partner_id')
    .orderBy('currency')
    .execute()
  return rows.map(({ partner_id, currency }) => ({ partnerId: partner_id, currency }))
}

/** Finds the positive closing balances of the last statements. */
export async function findCarriedBalances(db: Db): Promise<(PartnerCurrency & { closing: number })[]> {
  const rows = await db
    .selectFrom(lastOf(db).as('last'))
    .select(['partner_id', 'currency', 'closing'])
    .where('closing', '>', 0)
    .execute()
  return rows.map(({ partner_id, currency, closing }) => ({ partnerId: partner_id, currency, closing }))
}

/** Finds the last statement of a balance. Null if there is none. */
export async function findLastStatement(
  db: Db,
  { partnerId, currency }: PartnerCurrency,
): Promise<{ month: string; closing: number } | null> {
  const row = await db
    .selectFrom('partner_statements')
    .select(['month', 'closing'])
    .where('partner_id', '=', partnerId)
    .where('currency', '=', currency)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Returns and locks the changes up to `until` since the last statement. */
export async function lockDifferences(
  tx: Db,
  { partnerId, currency }: PartnerCurrency,
  until: Temporal.Instant,
): Promise<Difference[]> {
  const rows = await differencesIn(tx, until)
    .select(['booking_id', 'reference', 'sub_id', 'state', 'reason', 'amount', 'stated'])
    .select(sql<string>`(pick_up_at at time zone 'UTC')::date`.as('pick_up_on'))
    .where('partner_id', '=', partnerId)
    .where('currency', '=', currency)
    .orderBy('pick_up_at')
    .orderBy('booking_id')
    .forUpdate()
    .execute()
  return rows.map((row) => ({
    soldId: row.booking_id,
    reference: row.reference,
    subId: row.sub_id,
    state: row.state,
    reason: row.reason,
    pickUpOn: row.pick_up_on,
    amount: row.amount,
    stated: row.stated,
  }))
}

/** Inserts a statement under the next number with its payout, and marks its earnings as stated. */
export async function insertStatement(
  tx: Db,
  statement: StatementDraft & { madeAt: Temporal.Instant },
): Promise<{ id: string; number: string }> {
  const { lines, madeAt, partnerId, partnerName, currency, month, minimum } = statement
  const { opening, total, payout, closing } = statement
  const series = statementSeries(madeAt)
  const { last } = await tx
    .insertInto('partner_statement_series')
    .values({ series, last: 1 })
    .onConflict((same) => same.column('series').doUpdateSet({ last: sql`partner_statement_series.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  const id = newId()
  const number = statementNumber(series, last)
  await tx
    .insertInto('partner_statements')
    .values({
      id,
      number,
      series,
      position: last,
      partner_id: partnerId,
      partner_name: partnerName,
      currency,
      month,
      opening,
      total,
      payout,
      closing,
      minimum,
      made_at: madeAt,
    })
    .execute()
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE)
    await tx
      .insertInto('partner_statement_lines')
      .values(
        lines.slice(from, from + LINES_AT_ONCE).map((line, at) => ({
          statement_id: id,
          position: from + at + 1,
          booking_id: line.soldId,
          reference: line.reference,
          sub_id: line.subId,
          state: line.state,
          reason: line.reason,
          pick_up_on: line.pickUpOn,
          before: line.before,
          amount: line.amount,
        })),
      )
      .execute()
  await tx
    .updateTable('partner_earnings')
    .set(({ ref }) => ({ stated: ref('amount') }))
    .where(sql<boolean>`booking_id = any(${lines.map(({ soldId }) => soldId)}::uuid[])`)
    .execute()
  if (payout > 0)
    await tx
      .insertInto('partner_payouts')
      .values({ id: newId(), statement_id: id, partner_id: partnerId, currency, amount: payout })
      .execute()
  return { id, number }
}

/** Selects unstated differences, by their own index. */
function differencesIn(db: Db, until: Temporal.Instant) {
  return db
    .selectFrom('partner_earnings')
    .where('state', 'in', ['payable', 'paid', 'reversed'])
    .whereRef('amount', '<>', 'stated')
    .where('changed_at', '<', until)
}

function lastOf(db: Db) {
  return db
    .selectFrom('partner_statements')
    .distinctOn(['partner_id', 'currency'])
    .select(['partner_id', 'currency', 'closing'])
    .orderBy('partner_id')
    .orderBy('currency')
    .orderBy('month', 'desc')
}
