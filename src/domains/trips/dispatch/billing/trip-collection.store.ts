import { sql } from 'kysely'
import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'

export async function insertCollection(
  tx: Db,
  { tripId, amount }: { tripId: string; amount: number },
  now: Temporal.Instant,
) {
  await tx.insertInto('trip_collections').values({ id: newId(), trip_id: tripId, amount, at: now }).execute()
}

export async function countCollections(tx: Db, tripId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('trip_collections')
    .select(sql<number>`count(*)`.as('count'))
    .where('trip_id', '=', tripId)
    .executeTakeFirstOrThrow()
  return count
}

/** Returns the amount of one of a trip's entries. Null if the trip has no such entry. */
export async function findCollection(
  tx: Db,
  { tripId, collectionId }: { tripId: string; collectionId: string },
): Promise<number | null> {
  const found = await tx
    .selectFrom('trip_collections')
    .select('amount')
    .where('id', '=', collectionId)
    .where('trip_id', '=', tripId)
    .executeTakeFirst()
  return found?.amount ?? null
}

export async function deleteCollection(tx: Db, id: string): Promise<void> {
  await tx.deleteFrom('trip_collections').where('id', '=', id).execute()
}
