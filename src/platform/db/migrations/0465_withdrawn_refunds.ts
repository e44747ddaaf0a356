import { sql, type Kysely } from 'kysely'

/** Who asked for a refund may take it back: that is no refusal by a colleague. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refund_requests
      drop constraint refund_requests_status_check,
      add constraint refund_requests_status_check
        check (status in ('waiting', 'approved', 'declined', 'withdrawn')) not valid`.execute(db)
}
