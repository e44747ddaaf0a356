import { newId } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripChargeKind } from '../../journey/trip.contract.ts'

/** A charge in hundredths of the trip's currency. */
export type TripCharge = { kind: TripChargeKind; amount: number; reason: string }

export const tripChargeStore = {
  async add(
    tx: Db,
    { tripId, ...charge }: TripCharge & { tripId: string },
    now: Temporal.Instant,
  ): Promise<void> {
    await tx
      .insertInto('trip_charges')
      .values({ id: newId(), trip_id: tripId, ...charge, at: new Date(now.epochMilliseconds) })
      .execute()
  },

  /** In the order in which they were added. */
  async list(tx: Db, tripId: string): Promise<TripCharge[]> {
    return tx
      .selectFrom('trip_charges')
      .select(['kind', 'amount', 'reason'])
      .where('trip_id', '=', tripId)
      .orderBy('id')
      .execute()
  },
}

export type TripChargeStore = typeof tripChargeStore
