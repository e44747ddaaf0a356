import type { QuotedTrip } from '#domains/fares/public.ts'
import { partnersDue } from '#domains/attribution/public.ts'
import { sql, type Updateable } from 'kysely'
import { newId, newReference } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import { snakeKeys } from '#kernel/record-keys.ts'
import type { TripTables } from './trip-tables.ts'
import { TRIP_COLUMNS, tripOf } from './trip-row.ts'
import type { TripChange, TripEvent, TripRecord } from './trip.ts'
import type { Approval, PayBy, Traveller } from './trip.contract.ts'

export type NewTrip = {
  quoted: QuotedTrip
  quoteHash: Buffer
  orderHash: Buffer
  orderKey: string | null
  /** The booker's profile. Null if a member of the staff booked for a caller. */
  bookedBy: string | null
  profileId: string | null
  companyId: string | null
  apiKeyId: string | null
  traveller: Traveller
  langId: LangId
  payBy: PayBy
  approval: Approval
  unpaidMinutes: number
  costCentre: string | null
  notes: string | null
  partnerCode: string | null
  subId: string | null
  metadata: object
  departure: { id: string; seats: number } | null
}

/** An existing trip that was booked by a quote or under a key. */
export type BookedTrip = { id: string; orderHash: Buffer | null; quoteHash: Buffer | null }

/** Stores a trip in status `booked`. Null if its booker has already used the quote or the key. */
export async function insertTrip(tx: Db, trip: NewTrip, now: Temporal.Instant): Promise<string | null> {
  const { quoted, departure, ...booked } = trip
  const { request, inputs, fare, cityId, timeZone, startAt, endAt, vehicleTypeId, rateCardVersionId } = quoted
  const row = await tx
    .insertInto('trips')
    .values({
      ...snakeKeys({ ...booked, cityId, timeZone, startAt, endAt, vehicleTypeId, rateCardVersionId }),
      id: newId(),
      reference: newReference(),
      status: 'booked',
      category: request.category,
      request,
      fare_inputs: inputs,
      fare,
      total: fare.total.amount,
      currency: fare.total.currency,
      departure_id: departure?.id ?? null,
      seats: departure?.seats ?? null,
      booked_by_staff: booked.bookedBy === null,
      created_at: now,
      changed_at: now,
    })
    .onConflict((same) => same.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Returns the trips that this person, or the staff, booked by this quote or under this key. */
export async function findBookedTrips(
  db: Db,
  { quoteHash, bookedBy, orderKey }: Pick<NewTrip, 'quoteHash' | 'bookedBy' | 'orderKey'>,
): Promise<BookedTrip[]> {
  return db
    .selectFrom('trips')
    .select(['id', 'order_hash as orderHash', 'quote_hash as quoteHash'])
    .where(({ eb }) =>
      bookedBy === null ? eb('booked_by_staff', '=', true) : eb('booked_by', '=', bookedBy),
    )
    .where(({ eb, or }) =>
      or([eb('quote_hash', '=', quoteHash), ...(orderKey === null ? [] : [eb('order_key', '=', orderKey)])]),
    )
    .execute()
}

export async function findTrip(db: Db, id: string): Promise<TripRecord | null> {
  const row = await db.selectFrom('trips').select(TRIP_COLUMNS).where('id', '=', id).executeTakeFirst()
  return row ? tripOf(row) : null
}

/** Locks a trip until the transaction ends. Null if it does not exist. */
export async function lockTrip(tx: Db, id: string): Promise<TripRecord | null> {
  const row = await tx
    .selectFrom('trips')
    .select(TRIP_COLUMNS)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ? tripOf(row) : null
}

/** Changes a locked trip and adds the event. */
export async function changeTrip(
  tx: Db,
  { id }: Pick<TripRecord, 'id'>,
  { set, event, now }: { set: TripChange; event: TripEvent; now: Temporal.Instant },
): Promise<void> {
  await tx
    .updateTable('trips')
    .set({ ...columnsOf(set), version: sql<number>`version + 1`, changed_at: now })
    .where('id', '=', id)
    .execute()
  await addTripEvent(tx, id, event, now)
}

/** Adds to a trip's history, and schedules the recomputation of the partner's commission. */
export async function addTripEvent(
  tx: Db,
  tripId: string,
  { kind, by, detail }: TripEvent,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .insertInto('trip_events')
    .values({
      id: newId(),
      trip_id: tripId,
      at: now,
      kind,
      profile_id: 'profileId' in by ? by.profileId : null,
      staff_id: 'staffId' in by ? by.staffId : null,
      detail: detail ?? {},
    })
    .execute()
  await partnersDue(tx, [tripId])
}

/** Returns the columns of a change; kysely omits undefined ones. */
function columnsOf({
  total,
  paid,
  collected,
  cancelled,
  bill,
  ...set
}: TripChange): Updateable<TripTables['trips']> {
  return {
    ...snakeKeys(set),
    total: total?.amount,
    paid: paid?.amount,
    collected: collected?.amount,
    cancellation: cancelled,
    bill,
    billed_total: bill === null ? null : bill?.total.amount,
  }
}
