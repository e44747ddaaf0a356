import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'

export const outsideTransaction = true

/** Disputes as the gateway tells of them; those of before by what the ledger has of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists disputes (
      -- The gateway's own id.
      id text primary key,
      booking_id uuid references bookings,
      trip_id uuid references trips,
      payment_id uuid not null references payments,
      state text not null,
      -- Hundredths of the currency.
      amount bigint not null,
      currency text not null,
      answer_by timestamptz,
      -- The bank has decided; a member of the staff said so before the gateway did.
      by_hand boolean not null default false,
      opened_at timestamptz not null,
      changed_at timestamptz not null,
      check ((booking_id is null) <> (trip_id is null))
    )`.execute(db)
  await buildIndex(db, 'disputes_opened', sql`disputes (opened_at, id)`)
  await buildIndex(db, 'disputes_state', sql`disputes (state, opened_at, id)`)
  await buildIndex(db, 'disputes_payment', sql`disputes (payment_id)`)
  await buildIndex(db, 'disputes_booking', sql`disputes (booking_id) where booking_id is not null`)
  await buildIndex(db, 'disputes_trip', sql`disputes (trip_id) where trip_id is not null`)
  await buildIndex(db, 'refunds_time', sql`refunds (created_at, id)`)
  await buildIndex(db, 'refunds_unpaid', sql`refunds (status, created_at, id) where status <> 'done'`)
  await sql`
    insert into disputes (id, booking_id, trip_id, payment_id, state, amount, currency, answer_by, opened_at, changed_at)
    select one.id, e.booking_id, e.trip_id, p.id,
      case when won.id is not null then 'won' when lost.id is not null then 'lost' else 'open' end,
      (select sum(amount) from ledger_postings where entry_id = e.id and amount > 0), e.currency,
      (select deadline from staff_tasks t where t.kind = 'answer_dispute' and t.done_at is null
        and (t.booking_id = e.booking_id or t.trip_id = e.trip_id) limit 1),
      e.at, coalesce(won.at, lost.at, e.at)
    from ledger_entries e
    cross join lateral (select substr(e.id, length('dispute/') + 1) as id) one
    join lateral (
      select id from payments where booking_id = e.booking_id or trip_id = e.trip_id
      order by state = 'captured' desc, created_at desc limit 1) p on true
    left join ledger_entries won on won.id = 'dispute_won/' || one.id
    left join ledger_entries lost on lost.id = 'dispute_lost/' || one.id
    where e.kind = 'dispute'
    on conflict (id) do nothing`.execute(db)
}
