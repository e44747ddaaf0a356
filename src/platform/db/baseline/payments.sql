-- Card payments of bookings and trips: refunds, the gateway's references and events, disputes.

-- state and refunds replace status, refund_amount and given_back, which triggers still translate.
create table payments (
  id uuid primary key,
  booking_id uuid references bookings,
  status text not null
    check (status in ('opened', 'asked', 'authorised', 'declined', 'captured', 'released', 'refunding',
    'refunded')),
  amount bigint not null check (amount > 0),
  currency text not null,
  refund_amount bigint not null default 0,
  card_brand text,
  card_last4 text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  change_id uuid unique references booking_changes,
  given_back bigint not null default 0,
  action_url text,
  action_until timestamptz,
  abandoned_at timestamptz,
  trip_id uuid references trips,
  state text not null check (state in ('opened', 'authorised', 'declined', 'captured', 'released')),
  decline_reason text,
  -- When a job asks the gateway about it; null: the job that settles its booking does.
  next_at timestamptz,
  counted_under bytea[],
  constraint payments_of_one_sale check (num_nonnulls(booking_id, trip_id) = 1)
);
create index payments_booking on payments (booking_id);
create index payments_refunding on payments (booking_id) where status = 'refunding';
create unique index payments_one_alive on payments (booking_id)
  where change_id is null and status in ('opened', 'authorised', 'captured', 'refunding');
create unique index payments_live_of_booking on payments (booking_id)
  where change_id is null and state in ('opened', 'authorised', 'captured');
create unique index payments_live_of_trip on payments (trip_id) where state in ('opened', 'captured');
create unique index payments_one_alive_of_trip on payments (trip_id)
  where status in ('opened', 'asked', 'captured');
create index payments_of_trip on payments (trip_id, id);
create index payments_next on payments (next_at) where next_at is not null;
create index payments_of_trips_updated on payments (updated_at) where trip_id is not null;
create index payments_last4 on payments (card_last4, amount, id)
  where card_last4 is not null and booking_id is not null;
create index payments_amount on payments (amount, id) where booking_id is not null;

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
  end $$;
create trigger payments_state_and_status before insert or update on payments
  for each row execute function payments_state_and_status();

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
  end $$;
create trigger refunds_of_status after update on payments
  for each row when (pg_trigger_depth() = 0 and new.booking_id is not null) execute function refunds_of_status();

create table refunds (
  -- The gateway's idempotency key. A refund of the whole rest of a payment has the payment's id.
  id uuid primary key,
  payment_id uuid not null references payments,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('due', 'done', 'failed')),
  -- When a job sends it; null: the job that settles its booking does.
  next_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  request_id uuid references refund_requests
);
create index refunds_of_payment on refunds (payment_id);
create index refunds_due on refunds (payment_id) where status = 'due';
create index refunds_next on refunds (next_at) where next_at is not null;
create index refunds_changed on refunds (changed_at);
create index refunds_of_request on refunds (request_id) where request_id is not null;
create index refunds_time on refunds (created_at, id);
create index refunds_unpaid on refunds (status, created_at, id) where status <> 'done';

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
  end $$;
create trigger status_of_refunds after insert or update of status on refunds
  for each row when (pg_trigger_depth() = 0) execute function status_of_refunds();

-- For processes of former releases, as trip_refunds.
create view trip_payments as
  select id, trip_id, status, amount, currency, card_brand, card_last4, decline_reason, action_url, next_at, created_at,
    updated_at as changed_at
  from payments where trip_id is not null;

create view trip_refunds as
  select id, payment_id, amount, status, next_at, created_at, changed_at from refunds;

-- A gateway's references of our payments, and the events already processed.
create table gateway_references (
  payment_id uuid primary key,
  reference text unique,
  closed boolean not null default false
);

create table gateway_events (
  id text primary key,
  type text not null,
  at timestamptz not null
);
create index gateway_events_age on gateway_events (at);

-- Disputes as the gateway reports them.
create table disputes (
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
  -- A member of the staff recorded the bank's decision before the gateway reported it.
  by_hand boolean not null default false,
  opened_at timestamptz not null,
  changed_at timestamptz not null,
  check ((booking_id is null) <> (trip_id is null))
);
create index disputes_opened on disputes (opened_at, id);
create index disputes_state on disputes (state, opened_at, id);
create index disputes_payment on disputes (payment_id);
create index disputes_booking on disputes (booking_id) where booking_id is not null;
create index disputes_trip on disputes (trip_id) where trip_id is not null;
