import { sql, type Kysely } from 'kysely'
import { buildIndex } from '../build-index.ts'
import { foldSome, type SearchedTable } from '../searched-rows.ts'

export const outsideTransaction = true

const BATCH = 2000

const NAMED: readonly SearchedTable[] = [
  {
    table: 'bookings',
    texts: sql`array[reference, supplier_reference] as codes,
      array[driver ->> 'first_name', driver ->> 'last_name'] as names, array[driver_email] as emails,
      (driver -> 'phone' ->> 'countryCode') || ' ' || (driver -> 'phone' ->> 'phone') as phone`,
    only: sql`status not in ('cart', 'expired')`,
  },
  {
    table: 'users',
    texts: sql`array[]::text[] as codes, array[first_name, last_name] as names, array[email] as emails,
      (phone ->> 'countryCode') || ' ' || (phone ->> 'phone') as phone`,
    only: sql`email is not null`,
  },
  {
    table: 'trips',
    texts: sql`array[reference] as codes, array[traveller ->> 'name'] as names,
      array[traveller ->> 'email'] as emails,
      (traveller -> 'phone' ->> 'countryCode') || ' ' || (traveller -> 'phone' ->> 'phone') as phone`,
    only: sql`true`,
  },
  {
    table: 'enquiries',
    texts: sql`array[number] as codes, array[name] as names, array[email] as emails, null as phone`,
    only: sql`true`,
  },
  {
    table: 'trip_people',
    texts: sql`array[]::text[] as codes, array[name] as names, array[email] as emails, mobile as phone`,
    only: sql`erased_at is null`,
  },
  {
    table: 'partners',
    texts: sql`array[code] as codes, array[name] as names, array[]::text[] as emails, null as phone`,
    only: sql`true`,
  },
  {
    table: 'companies',
    texts: sql`array[corp_id] as codes, array[name] as names, array[email] as emails, null as phone`,
    only: sql`true`,
  },
]

/**
 * Folds all existing rows, then builds the indexes: inserting row by row into a trigram index takes ten times as long.
 * Concurrent writes of the previous release are folded by the job and by searches. Its indexes stay, because it still
 * uses them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const one of NAMED) {
    const table = sql.table(one.table)
    await buildIndex(db, `${one.table}_to_fold`, sql`${table} (id) where found_by is null and ${one.only}`)
    while ((await foldSome(db, one, BATCH)) === BATCH);
    await buildIndex(db, `${one.table}_found`, sql`${table} using gin (found_by gin_trgm_ops, found_keys)`)
  }
  // Email addresses are ASCII, which translate() handles in every locale.
  await buildIndex(
    db,
    'mails_found',
    sql`mails using gin (translate(recipient, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz') gin_trgm_ops)`,
  )
}
