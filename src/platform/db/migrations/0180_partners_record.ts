import { sql, type Kysely } from 'kysely'

/**
 * Partners are records with people, apart from accounts; bookings say which partner led to them. Accounts that were partners
 * by their role become the owners of a partner with the account's id, so that what the release before writes stays true.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table partners (
      id uuid primary key,
      version integer not null default 1,
      -- Names the partner in links.
      code text not null unique check (code ~ '^[A-Z0-9]{4,20}$'),
      name text not null,
      lang_id smallint not null default 1,
      earns text not null check (earns in ('percent', 'margin_share')),
      -- Of our margin, for who earns a share of it.
      share_basis_points integer not null check (share_basis_points between 0 and 10000),
      -- Bounds of a percent and its default; null: the configuration's.
      min_basis_points integer check (min_basis_points between 0 and 10000),
      max_basis_points integer check (max_basis_points between 0 and 10000),
      usual_basis_points integer check (usual_basis_points between 0 and 10000),
      -- From the car's return until the commission is payable.
      holding_days smallint not null check (holding_days between 0 and 365),
      created_at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`
    create table partner_members (
      user_id uuid primary key references users,
      partner_id uuid not null references partners,
      role text not null check (role in ('owner', 'reports')),
      since timestamptz not null
    )`.execute(db)
  await sql`create index partner_members_partner on partner_members (partner_id)`.execute(db)
  await sql`
    insert into partners (id, code, name, lang_id, earns, share_basis_points, holding_days, created_at)
    select id, coalesce(referral_code, upper(substr(replace(id::text, '-', ''), 1, 12))),
      coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), 'Partner'), lang_id, 'percent', 0, 30, created_at
    from users u
    where role = 'partner' and erased_at is null
      or exists (select from partner_commissions c where c.partner_id = u.id)
      or exists (select from partner_keys k where k.partner_id = u.id)`.execute(db)
  await sql`
    insert into partner_members (user_id, partner_id, role, since)
    select id, id, 'owner', created_at from users where role = 'partner' and erased_at is null`.execute(db)
  // Whoever set a commission may leave; that it was set stays.
  await sql`alter table partner_commissions alter column set_by drop not null`.execute(db)
  for (const table of ['partner_commissions', 'partner_keys'])
    await sql`
      alter table ${sql.table(table)}
        drop constraint ${sql.ref(`${table}_partner_id_fkey`)},
        add foreign key (partner_id) references partners`.execute(db)
  await sql`
    create table booking_partners (
      booking_id uuid primary key references bookings,
      partner_id uuid not null references partners,
      sub_id text not null,
      -- The click by which the traveller came; null: none was noted.
      click_id uuid,
      -- The partner's terms as they were when the car was quoted.
      earns text not null check (earns in ('percent', 'margin_share')),
      basis_points integer not null check (basis_points between 0 and 10000),
      -- The booking has changed since its commission was last computed.
      due boolean not null default true
    )`.execute(db)
  await sql`create index booking_partners_partner on booking_partners (partner_id)`.execute(db)
  await sql`create index booking_partners_due on booking_partners (booking_id) where due`.execute(db)
}
