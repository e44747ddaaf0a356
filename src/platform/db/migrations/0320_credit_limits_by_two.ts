import { sql, type Kysely } from 'kysely'

/**
 * A raise of a credit limit waits for a second person as a transfer does. The release before would enter one as a transfer
 * when it is agreed to: the book refuses that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table wallet_transfers
      drop constraint wallet_transfers_kind_check,
      add constraint wallet_transfers_kind_check check (kind in ('top_up', 'pay_out', 'credit_limit'))`.execute(
    db,
  )
  await sql`
    alter table wallet_entries
      add constraint wallet_entries_moves_money check (kind <> 'credit_limit') not valid`.execute(db)
}
