import { sql, type Kysely } from 'kysely'

/**
 * What the staff set of the product, by name; a setting without a row has the value of the configuration. The generation
 * changes with everything that every process follows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settings (
      name text primary key,
      value jsonb not null,
      version int not null check (version > 0),
      -- Null: who has deleted their account.
      changed_by uuid references users,
      changed_at timestamptz not null
    )`.execute(db)
  await sql`create index settings_changed_by on settings (changed_by)`.execute(db)
  await sql`
    create table settings_generation (
      only_row boolean primary key default true check (only_row),
      value bigint not null
    )`.execute(db)
  await sql`insert into settings_generation (value) values (0)`.execute(db)
}
