import { sql, type Kysely } from 'kysely'

/**
 * Card payments of bookings and of trips in one table, and their refunds in another. Processes of the release before go on
 * with what they know: `status`, `refund_amount`, `given_back`, `trip_payments` and `trip_refunds`, which triggers and
 * views translate. The release that follows drops all of these.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table payments
      alter column booking_id drop not null,
      add column trip_id uuid references trips,
      add column state text,
      add column decline_reason text,
      -- When the gateway is asked about it, if nobody is there for it before; null: its booking's turn settles it.
      add column next_at timestamptz,
      drop constraint payments_status_check,
      add constraint payments_status_check check (status in
        ('opened', 'asked', 'authorised', 'declined', 'captured', 'released', 'refunding', 'refunded'))`.execute(
    db,
  )
  await sql`
    update payments set state = case when status in ('refunding', 'refunded') then 'captured' else status end`.execute(
    db,
  )
  await sql`
    create table refunds (
      -- The gateway's idempotency key. What gives back all that was left of a payment has the payment's id.
      id uuid primary key,
      payment_id uuid not null references payments,
      amount bigint not null check (amount > 0),
      status text not null check (status in ('due', 'done', 'failed')),
      -- When it is sent; null: its booking's turn sends it.
      next_at timestamptz,
      created_at timestamptz not null,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`
    insert into refunds (id, payment_id, amount, status, created_at, changed_at)
    select id, id, coalesce(nullif(refund_amount, 0), amount),
      case status when 'refunding' then 'due' else 'done' end, updated_at, updated_at
    from payments where status in ('refunding', 'refunded')
    union all
    select gen_random_uuid(), id, given_back, 'done', updated_at, updated_at
    from payments where given_back > 0`.execute(db)
  await sql`
    insert into payments (id, trip_id, status, state, amount, currency, card_brand, card_last4, decline_reason,
      action_url, action_until, next_at, created_at, updated_at)
    select id, trip_id, status, case status when 'asked' then 'opened' else status end, amount, currency, card_brand,
      card_last4, decline_reason, action_url,
      case when action_url is not null then created_at + interval '15 minutes' end, next_at, created_at, changed_at
    from trip_payments`.execute(db)
  await sql`
    insert into refunds (id, payment_id, amount, status, next_at, created_at, changed_at)
    select id, payment_id, amount, status, next_at, created_at, changed_at from trip_refunds`.execute(db)
  await sql`
    alter table payments
      alter column state set not null,
      add constraint payments_state_check
        check (state in ('opened', 'authorised', 'declined', 'captured', 'released')),
      add constraint payments_of_one_sale check (num_nonnulls(booking_id, trip_id) = 1)`.execute(db)
  await sql`
    create unique index payments_live_of_booking on payments (booking_id)
      where change_id is null and state in ('opened', 'authorised', 'captured')`.execute(db)
  await sql`
    create unique index payments_live_of_trip on payments (trip_id) where state in ('opened', 'captured')`.execute(
    db,
  )
  // By it the release before finds out that a trip has one.
  await sql`
    create unique index payments_one_alive_of_trip on payments (trip_id)
      where status in ('opened', 'asked', 'captured')`.execute(db)
  await sql`create index payments_of_trip on payments (trip_id, id)`.execute(db)
  await sql`create index payments_next on payments (next_at) where next_at is not null`.execute(db)
  await sql`create index payments_of_trips_updated on payments (updated_at) where trip_id is not null`.execute(
    db,
  )
  await sql`create index refunds_of_payment on refunds (payment_id)`.execute(db)
  await sql`create index refunds_due on refunds (payment_id) where status = 'due'`.execute(db)
  await sql`create index refunds_next on refunds (next_at) where next_at is not null`.execute(db)
  await sql`create index refunds_changed on refunds (changed_at)`.execute(db)
  await translateFormerWords(db)
  await sql`drop table trip_refunds, trip_payments`.execute(db)
  await sql`
    create view trip_payments as select id, trip_id, status, amount, currency, card_brand, card_last4,
      decline_reason, action_url, next_at, created_at, updated_at as changed_at
    from payments where trip_id is not null`.execute(db)
  await sql`
    create view trip_refunds as select id, payment_id, amount, status, next_at, created_at, changed_at
    from refunds`.execute(db)
}

/** `status` says of a booking's payment what `state` and its refunds say, and the other way round. */
async function translateFormerWords(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function payments_state_and_status() returns trigger language plpgsql as $$
    begin
      if new.state is null or tg_op = 'UPDATE' and new.state = old.state and new.status <> old.status then
        new.state := case when new.status in ('refunding', 'refunded') then 'captured'
          when new.status = 'asked' then 'opened' else new.status end;
      elsif tg_op = 'INSERT' or new.state <> old.state then
        new.status := new.state;
      end if;
      if new.trip_id is not null and new.state = 'opened' and new.action_url is not null then
        new.status := 'asked';
        new.action_until := coalesce(new.action_until, new.updated_at + interval '15 minutes');
      end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger payments_state_and_status before insert or update on payments
    for each row execute function payments_state_and_status()`.execute(db)
  await sql`
    create function refunds_of_status() returns trigger language plpgsql as $$
    begin
      if new.status = 'refunding' and old.status <> 'refunding' then
        insert into refunds (id, payment_id, amount, status, created_at, changed_at)
        values (new.id, new.id, new.refund_amount, 'due', new.updated_at, new.updated_at);
      elsif new.status = 'refunded' and old.status = 'refunding' then
        update refunds set status = 'done', changed_at = new.updated_at where id = new.id;
      elsif new.status = 'refunded' and old.status <> 'refunded' then
        insert into refunds (id, payment_id, amount, status, created_at, changed_at)
        values (new.id, new.id, new.amount, 'done', new.updated_at, new.updated_at);
      end if;
      if new.given_back > old.given_back then
        insert into refunds (id, payment_id, amount, status, created_at, changed_at)
        values (gen_random_uuid(), new.id, new.given_back - old.given_back, 'done', new.updated_at, new.updated_at);
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger refunds_of_status after update on payments
    for each row when (pg_trigger_depth() = 0 and new.booking_id is not null)
    execute function refunds_of_status()`.execute(db)
  await sql`
    create function status_of_refunds() returns trigger language plpgsql as $$
    begin
      if new.id = new.payment_id then
        update payments set refund_amount = new.amount,
          status = case new.status when 'done' then 'refunded' else 'refunding' end
        where id = new.payment_id and booking_id is not null;
      elsif new.status = 'done' then
        update payments set given_back = given_back + new.amount
        where id = new.payment_id and booking_id is not null;
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger status_of_refunds after insert or update of status on refunds
    for each row when (pg_trigger_depth() = 0) execute function status_of_refunds()`.execute(db)
}
