import { sql, type Kysely } from 'kysely'

/** Banners of the widget's home are kept by the staff; two may have one place while they are put into another order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table banners
      add column version integer not null default 1,
      alter column kind set default 2,
      drop constraint banners_kind_rank_key`.execute(db)
}
