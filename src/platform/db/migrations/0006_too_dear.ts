import { sql, type Kysely } from 'kysely'

/** The supplier reserved at a higher price than was sold: its reservation has to be cancelled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table bookings
      drop constraint bookings_supplier_state_check,
      add constraint bookings_supplier_state_check check (
        supplier_state in ('none', 'asked', 'reserved', 'too_dear', 'refused', 'cancelling', 'cancelled')
      )`.execute(db)
}
