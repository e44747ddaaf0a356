-- Partners: terms, people, keys, clicks on links.

create table partners (
  id uuid primary key,
  version int not null default 1,
  -- The partner's code in links.
  code text not null check (code ~ '^[A-Z0-9]{4,20}$') unique,
  name text not null,
  lang_id smallint not null default 1,
  earns text not null check (earns in ('percent', 'margin_share')),
  -- The share of our margin, if earns is margin_share.
  share_basis_points int not null check (share_basis_points between 0 and 10000),
  -- Bounds of a percent and its default; null: the configuration's.
  min_basis_points int check (min_basis_points between 0 and 10000),
  max_basis_points int check (max_basis_points between 0 and 10000),
  usual_basis_points int check (usual_basis_points between 0 and 10000),
  -- Days from the return of the car until the commission is payable.
  holding_days smallint not null check (holding_days between 0 and 365),
  created_at timestamptz not null,
  ended_at timestamptz,
  enquiry_id uuid unique references enquiries on delete set null,
  trip_basis_points int check (trip_basis_points between 0 and 10000)
);

create table partner_members (
  user_id uuid primary key references users,
  partner_id uuid not null references partners,
  role text not null check (role in ('owner', 'reports')),
  since timestamptz not null
);
create index partner_members_partner on partner_members (partner_id);

-- Changes of a partner by staff and owners.
create table partner_changes (
  id uuid primary key,
  partner_id uuid not null references partners,
  at timestamptz not null,
  act text not null check (act in ('opened', 'terms_changed', 'person_invited', 'person_removed', 'ended',
    'key_made', 'key_revoked', 'coupon_bound', 'coupon_released')),
  -- A member of the staff or an owner; null: by a deleted account.
  by_user uuid references users,
  -- The person concerned.
  person_id uuid references users,
  before jsonb,
  after jsonb
);
create index partner_changes_partner on partner_changes (partner_id, id desc);
create index partner_changes_by on partner_changes (by_user);
create index partner_changes_person on partner_changes (person_id) where person_id is not null;

-- A partner's commissions are numbered from 1; the last one applies.
create table partner_commissions (
  partner_id uuid not null references partners,
  position int not null check (position > 0),
  basis_points int not null check (basis_points between 0 and 10000),
  valid_from timestamptz not null,
  set_by uuid references users,
  primary key (partner_id, position)
);
create index partner_commissions_set_by on partner_commissions (set_by);

-- Widget keys as former releases read them; api_keys has them too.
create table partner_keys (
  partner_id uuid primary key references partners,
  widget_key text not null unique,
  created_at timestamptz not null
);

create table partner_api_keys (
  id uuid primary key,
  partner_id uuid not null references partners,
  name text not null,
  -- SHA-256 of the key, which is stored nowhere.
  hash bytea not null unique,
  -- The last characters of the key, shown to its owner.
  ending text not null,
  created_at timestamptz not null,
  -- Null: by a deleted account.
  created_by uuid references users,
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index partner_api_keys_partner on partner_api_keys (partner_id, id desc);
create index partner_api_keys_created_by on partner_api_keys (created_by);
create index partner_api_keys_revoked on partner_api_keys (revoked_at) where revoked_at is not null;

-- Clicks on partners' links, without address or account of the visitor.
create table partner_clicks (
  id uuid primary key,
  at timestamptz not null,
  partner_id uuid not null references partners,
  sub_id text not null,
  -- Path of the page that the visitor came to, without its query.
  page text not null,
  -- Host of the page with the link; empty: the browser did not say.
  referrer text not null,
  lang_id smallint not null,
  via text not null check (via in ('link', 'widget'))
);
create index partner_clicks_partner on partner_clicks (partner_id, at);
create index partner_clicks_at on partner_clicks (at);

-- Adds in the order of the key, so that concurrent inserts wait for each other without a deadlock.
create function count_partner_clicks() returns trigger language plpgsql as $$
  begin
    insert into partner_click_days as known (partner_id, day, sub_id, clicks)
    select partner_id, (at at time zone 'UTC')::date, sub_id, count(*) from added
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (partner_id, day, sub_id) do update set clicks = known.clicks + excluded.clicks;
    return null;
  end $$;
create trigger count_partner_clicks after insert on partner_clicks
  referencing new table as added for each statement execute function count_partner_clicks();

-- Clicks by day of UTC, which reports read. A trigger counts each insert.
create table partner_click_days (
  partner_id uuid not null references partners,
  -- In UTC.
  day date not null,
  sub_id text not null,
  clicks int not null check (clicks > 0),
  primary key (partner_id, day, sub_id)
);
create index partner_click_days_day on partner_click_days (day);
