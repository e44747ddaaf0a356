import type { QuotedTrip } from '#domains/fares/public.ts'
import { sql, type Updateable } from 'kysely'
import { newId, newReference } from '#kernel/ids.ts'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'
import type { TripTables } from './trip-tables.ts'
import { tripOf } from './trip-row.ts'
import type { TripChange, TripEvent, TripRecord } from './trip.ts'
import type { Approval, PayBy, Traveller } from './trip.contract.ts'

export type NewTrip = {
  quoted: QuotedTrip
  quoteHash: Buffer
  orderHash: Buffer
  orderKey: string | null
  /** The profile of who booked it; null: a member of the staff did, for a caller. */
  bookedBy: string | null
  profileId: string | null
  companyId: string | null
  apiKeyId: string | null
  traveller: Traveller
  langId: LangId
  payBy: PayBy
  approval: Approval
  costCentre: string | null
  notes: string | null
  partnerCode: string | null
  subId: string | null
  metadata: object
  departure: { id: string; seats: number } | null
}

/** A trip that somebody booked by a quote or under a key before. */
export type BookedTrip = { id: string; orderHash: Buffer | null; quoteHash: Buffer | null }

/** Writes of trips, each in the caller's transaction. */
export const tripStore = {
  /** Stores a trip in status `booked`; null: its booker has used the quote or the key before. */
  async insert(tx: Db, trip: NewTrip, now: Temporal.Instant): Promise<string | null> {
    const { quoted } = trip
    const at = dateOf(now)
    const row = await tx
      .insertInto('trips')
      .values({
        id: newId(),
        reference: newReference(),
        status: 'booked',
        category: quoted.request.category,
        city_id: quoted.cityId,
        time_zone: quoted.timeZone,
        start_at: dateOf(quoted.startAt),
        end_at: dateOf(quoted.endAt),
        request: quoted.request,
        vehicle_type_id: quoted.vehicleTypeId,
        traveller: trip.traveller,
        profile_id: trip.profileId,
        company_id: trip.companyId,
        api_key_id: trip.apiKeyId,
        cost_centre: trip.costCentre,
        pay_by: trip.payBy,
        approval: trip.approval,
        partner_code: trip.partnerCode,
        sub_id: trip.subId,
        metadata: trip.metadata,
        rate_card_version_id: quoted.rateCardVersionId,
        fare_inputs: quoted.inputs,
        fare: quoted.fare,
        total: quoted.fare.total.amount,
        currency: quoted.fare.total.currency,
        departure_id: trip.departure?.id ?? null,
        seats: trip.departure?.seats ?? null,
        quote_hash: trip.quoteHash,
        order_hash: trip.orderHash,
        booked_by: trip.bookedBy,
        booked_by_staff: trip.bookedBy === null,
        order_key: trip.orderKey,
        lang_id: trip.langId,
        notes: trip.notes,
        created_at: at,
        changed_at: at,
      })
      .onConflict((same) => same.doNothing())
      .returning('id')
      .executeTakeFirst()
    return row?.id ?? null
  },

  /** What this person, or the staff, booked by this quote, or under this key. */
  async findBooked(
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
        or([
          eb('quote_hash', '=', quoteHash),
          ...(orderKey === null ? [] : [eb('order_key', '=', orderKey)]),
        ]),
      )
      .execute()
  },

  async find(db: Db, id: string): Promise<TripRecord | null> {
    const row = await db.selectFrom('trips').selectAll().where('id', '=', id).executeTakeFirst()
    return row ? tripOf(row) : null
  },

  /** Locks a trip until the transaction ends; null: there is none. */
  async hold(tx: Db, id: string): Promise<TripRecord | null> {
    const row = await tx.selectFrom('trips').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    return row ? tripOf(row) : null
  },

  /** Changes a held trip, with its event. */
  async change(
    tx: Db,
    { id }: Pick<TripRecord, 'id'>,
    { set, event, now }: { set: TripChange; event: TripEvent; now: Temporal.Instant },
  ): Promise<void> {
    await tx
      .updateTable('trips')
      .set({ ...columnsOf(set), version: sql<number>`version + 1`, changed_at: dateOf(now) })
      .where('id', '=', id)
      .execute()
    await tripStore.addEvent(tx, id, event, now)
  },

  async addEvent(
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
        at: dateOf(now),
        kind,
        profile_id: 'profileId' in by ? by.profileId : null,
        staff_id: 'staffId' in by ? by.staffId : null,
        detail: detail ?? {},
      })
      .execute()
  },
}

export type TripStore = typeof tripStore

/** The columns of a change; kysely leaves out those that are undefined. */
function columnsOf(set: TripChange): Updateable<TripTables['trips']> {
  return {
    status: set.status,
    approval: set.approval,
    approved_by: set.approvedBy,
    vehicle_id: set.vehicleId,
    driver_id: set.driverId,
    odometer_start_km: set.odometerStartKm,
    odometer_end_km: set.odometerEndKm,
    started_at: set.startedAt && dateOf(set.startedAt),
    ended_at: set.endedAt && dateOf(set.endedAt),
    waiting_minutes: set.waitingMinutes,
    garage_km: set.garageKm,
    garage_minutes: set.garageMinutes,
    paid: set.paid?.amount,
    collected: set.collected?.amount,
    cancellation: set.cancelled,
    bill: set.bill,
    bill_inputs: set.billInputs,
    bill_tax: set.billTax,
    billed_total: set.bill === null ? null : set.bill?.total.amount,
    bill_number: set.billNumber,
  }
}

function dateOf(instant: Temporal.Instant): Temporal.Instant {
  return instant
}
