import { sql } from 'kysely'
import type { Fare } from '#domains/fares/public.ts'
import { e164 } from '#kernel/phone-number.ts'
import type { Db } from '#platform/db/database.ts'
import type { Traveller } from './trip.contract.ts'
import type { TripRecord } from './trip.ts'

/** Of a trip that a partner led to, what its commission depends on. */
export type AttributedTrip = Pick<
  TripRecord,
  'id' | 'reference' | 'status' | 'cityId' | 'startAt' | 'endAt' | 'endedAt' | 'fare' | 'bill'
> & {
  /** One to be paid by card is ordered once it is paid; null: not yet. */
  orderedAt: Temporal.Instant | null
  /** Of who booked and who travels, as far as they are known. */
  emails: string[]
  /** In E.164. */
  phones: string[]
}

/** Trips as their events have left them. */
export async function ledTrips(db: Db, ids: readonly string[]): Promise<AttributedTrip[]> {
  const rows = await db
    .selectFrom('trips as t')
    .leftJoin('trip_profiles as b', 'b.id', 't.booked_by')
    .leftJoin('trip_people as p', 'p.id', 'b.person_id')
    .select(['t.id', 't.reference', 't.status', 't.city_id', 't.start_at', 't.end_at', 't.ended_at'])
    .select(['t.fare', 't.bill', 't.traveller', 'p.email', 'p.mobile'])
    .select(
      sql<Temporal.Instant | null>`case when t.pay_by <> 'card' then t.created_at else (
        select min(e.at) from trip_events e where e.trip_id = t.id and e.kind = 'paid') end`.as('ordered_at'),
    )
    .where('t.id', 'in', ids)
    .execute()
  return rows.map(({ email, mobile, ...row }) => {
    const traveller = row.traveller as Traveller
    return {
      id: row.id,
      reference: row.reference,
      status: row.status,
      cityId: row.city_id,
      startAt: row.start_at,
      endAt: row.end_at,
      endedAt: row.ended_at,
      fare: row.fare as Fare,
      bill: row.bill as Fare | null,
      orderedAt: row.ordered_at,
      emails: [traveller.email ?? '', email ?? ''].filter((one) => one !== ''),
      // Of who was erased there is an empty one.
      phones: [e164(traveller.phone), mobile ?? ''].filter((one) => one !== ''),
    }
  })
}
