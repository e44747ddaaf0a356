import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/**
 * Lists mismatches between the ledger, earnings, statements and payouts of all partners: the broken rule and the row's id.
 * All are read in one statement, so that concurrent work causes no mismatch.
 */
export async function disagreements(db: Db): Promise<string[]> {
  const { rows } = await sql<{ rule: string; id: string }>`
    with
    entered as (
      select e.id, e.kind, coalesce(e.partner_id, g.partner_id) as partner_id, g.booking_id, e.currency, -p.amount as amount
      from ledger_entries e
      join ledger_postings p on p.entry_id = e.id and p.account = 'partner_payable'
      left join partner_earnings g on g.booking_id = coalesce(e.booking_id, e.trip_id)
    ),
    statements as (
      select s.*, lag(closing, 1, 0::bigint) over partner_currency as left_before, lead(id) over partner_currency is null as is_last,
        (select coalesce(sum(l.amount), 0) from partner_statement_lines l where l.statement_id = s.id) as lines,
        (select coalesce(sum(p.amount), 0) from partner_payouts p where p.statement_id = s.id) as to_pay
      from partner_statements s
      window partner_currency as (partition by partner_id, currency order by month)
    ),
    earnings as (
      select e.*,
        (select coalesce(sum(l.amount), 0) from partner_earning_lines l where l.booking_id = e.booking_id) as lines,
        (select coalesce(sum(l.amount), 0) from partner_statement_lines l where l.booking_id = e.booking_id) as on_statements,
        (select coalesce(sum(n.amount), 0) from entered n where n.booking_id = e.booking_id) as entered
      from partner_earnings e
    ),
    owed as (
      select partner_id, currency, amount as ledger, 0::bigint as books from entered
      union all select partner_id, currency, 0, closing from statements where is_last
      union all select partner_id, currency, 0, amount from partner_payouts where paid_on is null
      union all select partner_id, currency, 0, amount - stated from partner_earnings
    )
    select 'owed by the ledger as by statements, unpaid payouts and what is not stated' as rule, partner_id::text as id
      from owed group by partner_id, currency having sum(ledger) <> sum(books)
    union all select 'an earning is the sum of its lines', booking_id::text from earnings where amount <> lines
    union all select 'an earning is entered in the ledger', booking_id::text from earnings where amount <> entered
    union all select 'stated is what statements have of it', booking_id::text from earnings where stated <> on_statements
    union all select 'a statement adds up', number from statements
      where total <> lines or opening + total <> payout + closing
    union all select 'a statement opens with what the one before left', number from statements where opening <> left_before
    union all select 'a payout is the statement’s', number from statements where payout <> to_pay
    union all select 'a payout is at least the minimum', number from statements where payout <> 0 and payout < minimum
    union all select 'numbers have no gaps', series from statements group by series having max(position) <> count(*)
    union all select 'a payout is entered once it is paid, and once', p.id::text from partner_payouts p
      left join entered n on n.id = 'partner_payout/' || p.id
      where p.amount <= 0 or (p.paid_on is null) <> (n.id is null) or n.amount <> -p.amount
    union all select 'nothing else is paid to a partner', n.id from entered n
      where n.kind = 'partner_payout' and not exists (select from partner_payouts p where n.id = 'partner_payout/' || p.id)
    union all select 'a batch is the sum of its payouts', b.id::text from partner_payout_batches b
      left join partner_payouts p on p.batch_id = b.id where b.status <> 'refused'
      group by b.id having b.total <> coalesce(sum(p.amount), 0) or b.payouts <> count(p.id)
    union all select 'an entry of the ledger is balanced', entry_id from ledger_postings
      group by entry_id having sum(amount) <> 0`.execute(db)
  return rows.map(({ rule, id }) => `${rule}: ${id}`)
}

/** Returns what the ledger paid out to a partner, in hundredths. */
export async function paidOut(db: Db, partnerId: string): Promise<number> {
  const { rows } = await sql<{ paid: number }>`
    select coalesce(-sum(p.amount), 0)::bigint as paid
    from ledger_entries e join ledger_postings p on p.entry_id = e.id and p.account = 'bank'
    where e.partner_id = ${partnerId}`.execute(db)
  return rows[0]?.paid ?? 0
}

/** Lists what is unsettled with a partner: unstated, unpaid, and balances that reach the min payout. */
export async function unsettled(db: Db, partnerId: string) {
  const { rows } = await sql<{ unstated: number; unpaid: number; left: number }>`
    select
      (select count(*) from partner_earnings where partner_id = ${partnerId} and amount <> stated) as unstated,
      (select count(*) from partner_payouts where partner_id = ${partnerId} and paid_on is null) as unpaid,
      (select count(*) from (select distinct on (currency) closing, minimum from partner_statements
        where partner_id = ${partnerId} order by currency, month desc) last where closing >= minimum) as left`.execute(
    db,
  )
  return rows[0]
}
