import { sql, type Kysely, type RawBuilder } from 'kysely'

/** Columns with names, by table. The trigger compares their old and new values. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  bookings: ['reference', 'supplier_reference', 'driver_email', 'driver'],
  users: ['email', 'first_name', 'last_name', 'phone'],
  trips: ['reference', 'traveller'],
  enquiries: ['number', 'name', 'email'],
  trip_people: ['name', 'email', 'mobile'],
  partners: ['code', 'name'],
  companies: ['corp_id', 'name', 'email'],
}

/**
 * Adds folded names, which the program writes, because PostgreSQL's notion of a letter depends on the database's
 * locale. The trigger empties them when a name changes, since the previous release does not maintain them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function empty_found_by() returns trigger language plpgsql as $$
      begin
        new.found_by := null;
        new.found_keys := null;
        return new;
      end $$`.execute(db)
  for (const [table, columns] of Object.entries(NAMED)) {
    const of = (row: 'old' | 'new') => sql.join(columns.map((name) => sql.ref(`${row}.${name}`)))
    const names: RawBuilder<unknown> = sql.join(columns.map((name) => sql.ref(name)))
    await sql`alter table ${sql.table(table)} add column found_by text, add column found_keys integer[]`.execute(
      db,
    )
    await sql`
      create trigger empty_found_by before update of ${names} on ${sql.table(table)} for each row
        when ((${of('old')}) is distinct from (${of('new')})) execute function empty_found_by()`.execute(db)
  }
}
