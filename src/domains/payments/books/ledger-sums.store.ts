import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { ACCOUNTS, type Account } from '../ledger-names.contract.ts'
import type { LedgerBalance, LedgerDay } from './books.contract.ts'
import { beginning } from './closed-days.store.ts'

/** UTC days, `YYYY-MM-DD`, both inclusive. */
export type Days = { from: string; to: string }

/** Returns each account's opening balance, debits, credits and closing balance, by currency. */
export async function sumBalances(db: Db, { from, to }: Days): Promise<LedgerBalance[]> {
  const { rows } = await sql<Row>`
    select account, currency, ${before(from)} as opening, ${since(from, 'debit')} as debit,
      ${since(from, 'credit')} as credit
    from (${await sumsUntil(db, to)}) s group by account, currency`.execute(db)
  return rows
    .map((sums) => ({ ...sums, closing: sums.opening + sums.debit - sums.credit }))
    .toSorted((one, other) => ACCOUNTS.indexOf(one.account) - ACCOUNTS.indexOf(other.account))
}

/** Returns the same for one account by day, newest first. Days without a posting are absent. */
export async function sumByDay(
  db: Db,
  account: Account,
  currency: string,
  { from, to }: Days,
): Promise<{ opening: number; items: LedgerDay[] }> {
  const { rows } = await sql<{ day: string | null; opening: number; debit: number; credit: number }>`
    select case when day >= ${from}::date then day::text end as day, ${before(from)} as opening,
      ${since(from, 'debit')} as debit, ${since(from, 'credit')} as credit
    from (${await sumsUntil(db, to, { account, currency })}) s group by 1 order by 1 nulls first`.execute(db)
  const opening = rows.find(({ day }) => day === null)?.opening ?? 0
  let closing = opening
  const items = rows.flatMap(({ day, debit, credit }) => {
    if (day === null) return []
    closing += debit - credit
    return [{ day, debit, credit, closing }]
  })
  return { opening, items: items.toReversed() }
}

type Row = { account: Account; currency: string; opening: number; debit: number; credit: number }

/** Returns the first day up to `to` that is not closed. Null if all are closed. */
async function firstOpenDay(db: Db, to: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(d)::date::text as day from generate_series(
      (select (min(at) at time zone 'UTC')::date from ledger_entries)::timestamp,
      least(${to}::date, (select (max(at) at time zone 'UTC')::date from ledger_entries))::timestamp,
      interval '1 day') d
    where not exists (select from ledger_closed_days c where c.day = d::date and c.closed)`.execute(db)
  return rows[0]?.day ?? null
}

/**
 * SQL query: stored sums of closed days, and sums of the postings of open days (today, and days with later
 * postings). Looks up the first open day beforehand, so that the database's planner knows how few postings it
 * reads.
 */
async function sumsUntil(
  db: Db,
  to: string,
  of?: { account: string; currency: string },
): Promise<RawBuilder<unknown>> {
  const open = await firstOpenDay(db, to)
  const only = (account: string, currency: string) =>
    of ? sql`and ${sql.ref(account)} = ${of.account} and ${sql.ref(currency)} = ${of.currency}` : sql``
  return sql`
    select d.day, d.account, d.currency, d.debit, d.credit
    from ledger_days d join ledger_closed_days c on c.day = d.day and c.closed
    where d.day <= ${to}::date ${only('d.account', 'd.currency')}
    union all
    select (e.at at time zone 'UTC')::date, p.account, e.currency,
      sum(greatest(p.amount, 0)), -sum(least(p.amount, 0))
    from ledger_entries e join ledger_postings p on p.entry_id = e.id
    where e.at >= ${open === null ? beginning(to, 1) : beginning(open)} and e.at < ${beginning(to, 1)}
      and not exists (
        select from ledger_closed_days c where c.day = (e.at at time zone 'UTC')::date and c.closed)
      ${only('p.account', 'e.currency')}
    group by 1, 2, 3`
}

function before(from: string): RawBuilder<number> {
  return sql`coalesce(sum(debit - credit) filter (where day < ${from}::date), 0)::float8`
}

function since(from: string, side: 'debit' | 'credit'): RawBuilder<number> {
  return sql`coalesce(sum(${sql.ref(side)}) filter (where day >= ${from}::date), 0)::float8`
}
