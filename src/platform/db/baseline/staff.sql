-- Staff: members, audit, access to personal data, settings, bulk actions.

create table staff_members (
  user_id uuid primary key references users,
  version int not null default 1,
  roles text[] not null
    check (roles <@ array['support', 'finance', 'content', 'suppliers', 'partners', 'dispatch', 'translator',
    'admin']),
  -- Null for the first administrator.
  invited_by uuid references users,
  invited_at timestamptz not null,
  suspended_at timestamptz
);
create index staff_members_invited_by on staff_members (invited_by) where invited_by is not null;

-- Members of the staff who have a record open at present.
create table staff_presence (
  subject text not null,
  subject_id uuid not null,
  staff_id uuid not null references users on delete cascade,
  seen_at timestamptz not null,
  primary key (subject, subject_id, staff_id)
);
create index staff_presence_staff on staff_presence (staff_id);
create index staff_presence_seen on staff_presence (seen_at);

-- Each member's last access to something that shows personal data; several accesses soon after are one.
create table staff_looks (
  staff_id uuid not null references users on delete cascade,
  action text not null,
  subject text not null,
  subject_id text not null,
  at timestamptz not null,
  primary key (staff_id, action, subject, subject_id)
);
create index staff_looks_age on staff_looks (at);

-- The staff's audit log. It is append-only: only the address and entered reasons may be removed.
create table audit_entries (
  id uuid primary key,
  at timestamptz not null,
  staff_id uuid not null references users,
  address text,
  action text not null,
  subject text not null,
  subject_id text not null,
  before jsonb,
  after jsonb
);
create index audit_entries_subject on audit_entries (subject, subject_id, id);
create index audit_entries_time on audit_entries (at, id);
create index audit_entries_staff_time on audit_entries (staff_id, at, id);
create index audit_entries_subject_time on audit_entries (subject, at, id);
create index audit_entries_action_time on audit_entries (action, at, id);

create function audit_entry_stays() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if new.id = old.id and new.at = old.at and new.staff_id = old.staff_id and new.action = old.action
        and new.subject = old.subject and new.subject_id = old.subject_id
        and (new.address is null or new.address = old.address)
        and (new.before is not distinct from old.before
          or new.before = old.before - '{reason,said}'::text[])
        and (new.after is not distinct from old.after
          or new.after = old.after - '{reason,said}'::text[])
      then
        return new;
      end if;
    end if;
    raise exception 'what the staff did stays written' using errcode = 'check_violation';
  end $$;
create trigger audit_entry_stays before delete or update on audit_entries
  for each row execute function audit_entry_stays();
create trigger audit_entries_stay before truncate on audit_entries
  for each statement execute function audit_entry_stays();

-- Settings of the staff; one without a row has the value of the configuration. The generation changes with
-- everything that each process follows.
create table settings (
  name text primary key,
  value jsonb not null,
  version int not null check (version > 0),
  -- Null: by a deleted account.
  changed_by uuid references users,
  changed_at timestamptz not null
);
create index settings_changed_by on settings (changed_by);

create table settings_generation (
  only_row boolean primary key default true check (only_row),
  value bigint not null
);
insert into settings_generation (value) values (0);

create table bulk_actions (
  id uuid primary key,
  staff_id uuid not null references users on delete cascade,
  request_key text not null,
  act text not null,
  which jsonb,
  choice jsonb,
  counted_to uuid,
  state text not null check (state in ('counting', 'running', 'done', 'stopped')),
  created_at timestamptz not null,
  ended_at timestamptz,
  stopped_by uuid,
  unique (staff_id, request_key)
);
create index bulk_actions_open on bulk_actions (id) where ended_at is null;
create index bulk_actions_ended on bulk_actions (ended_at) where ended_at is not null;

create table bulk_action_rows (
  action_id uuid not null references bulk_actions on delete cascade,
  row_id uuid not null,
  state text not null check (state in ('waiting', 'done', 'refused', 'failed')),
  why text,
  primary key (action_id, row_id)
);
create index bulk_action_rows_waiting on bulk_action_rows (action_id, row_id) where state = 'waiting';
