import { sql, type Kysely } from 'kysely'

/**
 * Pictures of suppliers' cars: where each is at its supplier, and the name of the files that were made of it. A name is
 * recorded as `leftover` before its files are stored and when others replace them, so that a process killed in between
 * leaves no orphaned files.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table supplier_pictures (
      id text primary key,
      supplier text not null,
      url text not null,
      name text,
      leftover text,
      bytes int not null default 0,
      failures int not null default 0,
      failure text,
      due_at timestamptz,
      last_seen_at timestamptz not null
    )`.execute(db)
  await sql`create index supplier_pictures_due on supplier_pictures (due_at)`.execute(db)
  await sql`create index supplier_pictures_seen on supplier_pictures (last_seen_at)`.execute(db)
}
