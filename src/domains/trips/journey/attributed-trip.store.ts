import { sql } from 'kysely'
import type { Fare } from '#domains/fares/public.ts'
import { e164 } from '#kernel/phone-number.ts'
import type { Db } from '#platform/db/database.ts'
import type { Traveller } from './trip.contract.ts'
import type { TripRecord } from './trip.ts'

/** Trip fields that a partner's commission depends on. */
export type AttributedTrip = Pick<
  TripRecord,
  'id' | 'reference' | 'status' | 'cityId' | 'startAt' | 'endAt' | 'endedAt' | 'fare' | 'bill'
> & {
  /** Time of the order; of a card trip, the time of its payment. Null if not paid yet. */
  orderedAt: Temporal.Instant | null
  /** Known addresses of the booker and the traveller. */
  emails: string[]
  /** Phone numbers in E.164. */
  phones: string[]
}

/** Returns trips with the state that their events left. */
export async function findAttributedTrips(db: Db, ids: readonly string[]): Promise<AttributedTrip[]> {
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
      // Erased people have an empty phone number.
      phones: [e164(traveller.phone), mobile ?? ''].filter((one) => one !== ''),
    }
  })
}
