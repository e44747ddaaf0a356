import { sql, type Kysely } from 'kysely'

/** What staff and owners change of a partner, and the application that it was approved from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table partners add column enquiry_id uuid unique references enquiries on delete set null`.execute(
    db,
  )
  await sql`
    create table partner_changes (
      id uuid primary key,
      partner_id uuid not null references partners,
      at timestamptz not null,
      act text not null check (act in ('opened', 'terms_changed', 'person_invited', 'person_removed', 'ended')),
      -- Of the staff, or an owner; null: who has deleted their account.
      by_user uuid references users,
      -- Whom it is about.
      person_id uuid references users,
      before jsonb,
      after jsonb
    )`.execute(db)
  await sql`create index partner_changes_partner on partner_changes (partner_id, id desc)`.execute(db)
  await sql`create index partner_changes_by on partner_changes (by_user)`.execute(db)
  await sql`create index partner_changes_person on partner_changes (person_id) where person_id is not null`.execute(
    db,
  )
}
