-- Mails and text messages to send, and tasks of the staff.

create table mails (
  id uuid primary key,
  recipient text not null,
  lang_id int not null,
  subject text not null,
  html text not null,
  text text not null,
  attachments jsonb not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  attempts int not null default 0,
  due_at timestamptz not null default now(),
  last_failure text,
  headers jsonb not null default '{}',
  topic text,
  template text,
  about text,
  about_id uuid,
  replaced_by uuid
);
create index mails_unsent on mails (due_at) where sent_at is null;
create index mails_created on mails (created_at);
create index mails_about on mails (about_id, id) where about_id is not null;
create index mails_waiting on mails (id) where sent_at is null;
create index mails_found_by on mails using gin (lower(recipient) gin_trgm_ops);

-- The queue of text messages.
create table sms_messages (
  id uuid primary key,
  recipient text not null,
  text text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  -- Not sent after this.
  useful_until timestamptz not null,
  attempts int not null default 0,
  sent_at timestamptz,
  last_failure text
);
create index sms_messages_due on sms_messages (due_at) where sent_at is null;
create index sms_messages_age on sms_messages (created_at);

create table staff_tasks (
  id uuid primary key,
  booking_id uuid references bookings,
  kind text not null,
  deadline timestamptz not null,
  created_at timestamptz not null,
  done_at timestamptz,
  detail jsonb,
  owner_id uuid references users,
  owned_at timestamptz,
  trip_id uuid references trips,
  closing_note text,
  unique (booking_id, kind),
  constraint staff_tasks_trip unique (trip_id, kind),
  constraint staff_tasks_about check (num_nonnulls(booking_id, trip_id) = 1)
);
create index staff_tasks_open on staff_tasks (deadline, id) where done_at is null;
create index staff_tasks_owner on staff_tasks (owner_id) where owner_id is not null;
create index staff_tasks_closed on staff_tasks (done_at, id) where done_at is not null;
