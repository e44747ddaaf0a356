import { sql } from 'kysely'
import { orderedAt } from '#domains/rentals/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { Person } from './flags-of.ts'

/** Finds accounts by their ids. */
export async function peopleOf(db: Db, userIds: readonly string[]): Promise<Person[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'phone'])
    .where('id', 'in', userIds)
    .execute()
  return rows.map(({ id, ...row }) => ({ userId: id, ...row }))
}

/** Finds the people of partners, by partner. */
export async function membersOf(db: Db, partnerIds: readonly string[]): Promise<Map<string, Person[]>> {
  const rows = await db
    .selectFrom('partner_members as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.partner_id', 'u.id', 'u.email', 'u.phone'])
    .where('m.partner_id', 'in', partnerIds)
    .execute()
  return Map.groupBy(
    rows.map(({ partner_id, id, email, phone }) => ({ partnerId: partner_id, userId: id, email, phone })),
    ({ partnerId }) => partnerId,
  )
}

/** Finds those of these bookings and trips that were paid with a card with which one of their partner's people paid for another. */
export async function paidWithOwnCard(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select distinct l.booking_id as id
    from booking_partners l
    join payments p on (p.booking_id = l.car_id or p.trip_id = l.trip_id) and p.card_last4 is not null
    join partner_members m on m.partner_id = l.partner_id
    join bookings o on o.user_id = m.user_id and o.id <> l.booking_id
    join payments op on op.booking_id = o.id and op.card_last4 = p.card_last4 and op.card_brand = p.card_brand
    where l.booking_id = any(${ids}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Returns the earlier duplicate of each car booking: the first one ordered before it with the same driver
 * (same email address or phone number) and partner, for an overlapping time, and not cancelled. A duplicate
 * found before the driver was erased still counts.
 */
export async function repeatedBookings(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; earlier: string }>`
    select distinct on (b.id) b.id, o.id as earlier
    from bookings b
    join booking_partners bp on bp.booking_id = b.id
    cross join lateral (select ${orderedAt('b.id')} as at) b_ordered
    cross join lateral (
      select s.id from bookings s where s.driver_email = b.driver_email
      union
      select s.id from bookings s
      where s.driver -> 'phone' ->> 'phone' = b.driver -> 'phone' ->> 'phone'
        and s.driver -> 'phone' ->> 'countryCode' = b.driver -> 'phone' ->> 'countryCode'
      union
      select e.duplicate_of from partner_earnings e where e.booking_id = b.id and b.driver is null
    ) same
    join bookings o on o.id = same.id and o.id <> b.id
    join booking_partners op on op.booking_id = o.id and op.partner_id = bp.partner_id
    cross join lateral (select ${orderedAt('o.id')} as at) o_ordered
    where b.id = any(${ids}::uuid[])
      and o.status in ('awaiting_supplier', 'confirmed', 'completed')
      and o.pick_up_at < b.drop_off_at and o.drop_off_at > b.pick_up_at
      and (o_ordered.at, o.id) < (b_ordered.at, b.id)
    order by b.id, o_ordered.at, o.id`.execute(db)
  return new Map(rows.map(({ id, earlier }) => [id, earlier]))
}
