import { sql, type Kysely } from 'kysely'

/**
 * Money that the staff give back of bookings: each request, which waits for a second person where it is too large for one,
 * and the refunds by which it is paid. A refund without a request is a cancellation's or a change's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refund_requests (
      id uuid primary key,
      booking_id uuid not null references bookings,
      -- The same request asks once.
      movement text not null,
      amount bigint not null check (amount > 0),
      currency text not null,
      cause text not null
        check (cause in ('car_differs', 'car_late', 'charged_wrongly', 'plans_changed', 'goodwill')),
      reason text not null,
      -- Beyond what the terms of the cancellation that it was asked with give back; ordered once that is made.
      with_cancellation boolean not null default false,
      needs_two boolean not null,
      status text not null check (status in ('waiting', 'approved', 'declined')),
      asked_by uuid not null references users,
      asked_at timestamptz not null,
      -- Null of what ended with a cancellation that its supplier refused.
      decided_by uuid references users,
      decided_at timestamptz,
      ordered_at timestamptz,
      check ((status = 'waiting') = (decided_at is null)),
      check (ordered_at is null or status = 'approved'),
      check (status <> 'approved' or decided_by is not null),
      -- Whoever asked may withdraw it, and never agree to it.
      check (status <> 'approved' or not needs_two or decided_by <> asked_by),
      unique (booking_id, movement)
    )`.execute(db)
  await sql`create index refund_requests_waiting on refund_requests (id) where status = 'waiting'`.execute(db)
  await sql`create index refund_requests_asked on refund_requests (asked_by)`.execute(db)
  await sql`create index refund_requests_decided on refund_requests (decided_by) where decided_by is not null`.execute(
    db,
  )
  await sql`alter table refunds add column request_id uuid references refund_requests`.execute(db)
  await sql`create index refunds_of_request on refunds (request_id) where request_id is not null`.execute(db)
}
