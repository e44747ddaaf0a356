import { eraseProfile, lockPersonOf, openTripsOfProfile } from '#domains/identity/public.ts'
import { sql } from 'kysely'
import { brokenRule } from '#platform/db/database-failures.ts'
import type { Db } from '#platform/db/database.ts'
import type { OwnRecord } from './change-record.contract.ts'
import type { RecordOwner } from './own-record.ts'

const TABLES = { profile: 'trip_profiles', vehicle: 'vehicles', driver: 'drivers' } as const satisfies Record<
  OwnRecord,
  string
>

type RecordKey = { entity: OwnRecord; id: string }

/** Locks a record of this owner; of a profile, its person first. Null if they have no record with this id. */
export async function lockOwnRecord(
  tx: Db,
  { entity, id }: RecordKey,
  owner: RecordOwner,
): Promise<{ hiddenAt: Temporal.Instant | null } | null> {
  if (entity === 'profile') await lockPersonOf(tx, id)
  const [column, value] = 'companyId' in owner ? ['company_id', owner.companyId] : ['owner_id', owner.ownerId]
  const isThere = entity === 'profile' ? sql`erased_at is null` : sql`true`
  const { rows } = await sql<{ hidden_at: Temporal.Instant | null }>`
    select hidden_at from ${sql.table(TABLES[entity])}
    where id = ${id} and ${sql.ref(column)} = ${value} and ${isThere} for update`.execute(tx)
  return rows[0] ? { hiddenAt: rows[0].hidden_at } : null
}

/** Hides a record, or shows it again (null). */
export async function setRecordHidden(
  tx: Db,
  { entity, id }: RecordKey,
  at: Temporal.Instant | null,
): Promise<void> {
  await sql`update ${sql.table(TABLES[entity])} set hidden_at = ${at} where id = ${id}`.execute(tx)
}

/**
 * Returns references of open trips that need a profile's person. For other records, the database checks references.
 */
export async function findNeedingTrips(tx: Db, { entity, id }: RecordKey): Promise<string[]> {
  return entity === 'profile' ? openTripsOfProfile(tx, id) : []
}

/**
 * Erases a person, because their trips stay. Deletes other records; throws a foreign-key violation if one is
 * referenced.
 */
export async function deleteOwnRecord(
  tx: Db,
  { entity, id }: RecordKey,
  now: Temporal.Instant,
): Promise<void> {
  if (entity === 'profile') await eraseProfile(tx, id, now)
  else await sql`delete from ${sql.table(TABLES[entity])} where id = ${id}`.execute(tx)
}

/** Returns true for a foreign-key error: another row refers to this one. */
export function isReferenced(error: unknown): boolean {
  return brokenRule(error) === 'reference'
}
