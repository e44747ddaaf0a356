import { sql, type Kysely } from 'kysely'

/** Sign-in through an identity provider or a mailed link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Inserted before its new account (hence deferred), so that of two concurrent first sign-ins one fails.
  await sql`
    create table identities (
      provider text not null,
      subject text not null,
      user_id uuid not null references users on delete cascade deferrable initially deferred,
      created_at timestamptz not null,
      primary key (provider, subject)
    )`.execute(db)
  await sql`create index identities_user on identities (user_id)`.execute(db)
  await sql`
    alter table mailed_links
      drop constraint mailed_links_purpose_check,
      add constraint mailed_links_purpose_check
        check (purpose in ('verify_email', 'reset_password', 'change_email', 'sign_in'))`.execute(db)
  await sql`
    create table sign_in_requests (
      id uuid primary key,
      email text not null,
      lang_id int not null,
      callback_url text not null,
      created_at timestamptz not null
    )`.execute(db)
}
