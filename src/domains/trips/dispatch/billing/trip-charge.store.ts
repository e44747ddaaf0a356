import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripChargeKind } from '../../journey/trip.contract.ts'

/** A charge, in hundredths of the trip's currency. */
export type TripCharge = { id: string; kind: TripChargeKind; amount: number; reason: string }

export async function insertCharge(
  tx: Db,
  { tripId, ...charge }: Omit<TripCharge, 'id'> & { tripId: string },
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('trip_charges')
    .values({ id: newId(), trip_id: tripId, ...charge, at: now })
    .execute()
}

/** Lists charges in the order of their creation. */
export async function listCharges(tx: Db, tripId: string): Promise<TripCharge[]> {
  return tx
    .selectFrom('trip_charges')
    .select(['id', 'kind', 'amount', 'reason'])
    .where('trip_id', '=', tripId)
    .orderBy('id')
    .execute()
}

/** Removes one of a trip's charges. Null if the trip has no such charge. */
export async function deleteCharge(
  tx: Db,
  { tripId, chargeId }: { tripId: string; chargeId: string },
): Promise<TripCharge | null> {
  const removed = await tx
    .deleteFrom('trip_charges')
    .where('id', '=', chargeId)
    .where('trip_id', '=', tripId)
    .returning(['id', 'kind', 'amount', 'reason'])
    .executeTakeFirst()
  return removed ?? null
}
