import { sql, type Kysely } from 'kysely'

/** What a protection of our own garages covers and does not, by the parts of `kernel/cover-parts.ts`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock_protections
      add column covers text[] not null default '{}',
      add column excludes text[] not null default '{}'`.execute(db)
}
