import { sql, type Kysely } from 'kysely'

/**
 * Trips earn their partner as cars do, by the same tables: what was sold is a booking or a trip, and foreign keys hold
 * whichever it is. What the release before writes is a car's. Checked while others write by the next migration.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['booking_partners', 'partner_earnings'])
    await sql`
      alter table ${sql.table(table)}
        add column kind text not null default 'car' check (kind in ('car', 'trip')),
        add column car_id uuid generated always as (case when kind = 'car' then booking_id end) stored,
        add column trip_id uuid generated always as (case when kind = 'trip' then booking_id end) stored,
        drop constraint ${sql.ref(`${table}_booking_id_fkey`)},
        add constraint ${sql.ref(`${table}_car`)} foreign key (car_id) references bookings not valid,
        add constraint ${sql.ref(`${table}_trip`)} foreign key (trip_id) references trips not valid`.execute(
      db,
    )
  // Percent of a trip's fare; null: the configuration's.
  await sql`
    alter table partners add column trip_basis_points integer
      check (trip_basis_points between 0 and 10000)`.execute(db)
}
