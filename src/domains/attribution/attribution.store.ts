import { sql } from 'kysely'
import { camelKeys, snakeKeys } from '#kernel/record-keys.ts'
import type { Db } from '#platform/db/database.ts'
import type { SoldKind } from './attribution-tables.ts'
import type { PartnerAttribution } from './partner-attribution.ts'

/** The partner to whom a booking or a trip is attributed, with the terms fixed with its price. */
export type Attribution = Omit<PartnerAttribution, 'partnerCode' | 'ownBrowser'> & {
  soldId: string
  kind: SoldKind
  ownBrowser: boolean
}

/** Records the partner of a new booking or trip. */
export async function recordAttribution(
  tx: Db,
  soldId: string,
  attribution: PartnerAttribution,
  kind: SoldKind = 'car',
): Promise<void> {
  const { partnerId, subId, clickId, earns, basisPoints, ownBrowser = false } = attribution
  await tx
    .insertInto('booking_partners')
    .values({
      booking_id: soldId,
      ...snakeKeys({ kind, partnerId, subId, clickId, earns, basisPoints, ownBrowser }),
    })
    .execute()
}

/**
 * Records the partner of a cart's new coupon; `code` is null if it has none. A partner's coupon attributes the booking
 * unless a link did, of any partner. It earns a share of our margin, because the price has no percent (decision 0180).
 */
export async function recordCouponPartner(tx: Db, bookingId: string, code: string | null): Promise<void> {
  await tx
    .deleteFrom('booking_partners')
    .where('booking_id', '=', bookingId)
    .where('by_coupon', '=', true)
    .execute()
  if (code === null) return
  await sql`
    insert into booking_partners (booking_id, partner_id, sub_id, earns, basis_points, by_coupon)
    select ${bookingId}, p.id, c.code, 'margin_share', p.share_basis_points, true
    from coupons c join partners p on p.id = c.partner_id
    where c.code = ${code} and p.ended_at is null
    on conflict (booking_id) do nothing`.execute(tx)
}

/**
 * Schedules the computation of partners' earnings of changed bookings or trips, in the transaction of the change.
 * Written even if already due: a process that computes them now may have read them before this change.
 */
export async function partnersDue(tx: Db, soldIds: readonly string[]): Promise<void> {
  if (soldIds.length === 0) return
  await tx.updateTable('booking_partners').set({ due: true }).where('booking_id', 'in', soldIds).execute()
}

/** SQL condition: a booking or a trip changed since its last computation. */
export const hasDuePartner = sql<boolean>`exists (select from booking_partners where due)`

/**
 * Claims up to `limit` bookings and trips that changed since their last computation. They stay locked until the
 * transaction ends, which computes their earnings, and become due again at their next change.
 */
export async function claimDueAttributions(tx: Db, limit: number): Promise<Attribution[]> {
  const rows = await tx
    .updateTable('booking_partners')
    .set({ due: false })
    .where('booking_id', 'in', (from) =>
      from
        .selectFrom('booking_partners')
        .select('booking_id')
        .where('due', '=', true)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'booking_id as sold_id',
      'kind',
      'partner_id',
      'sub_id',
      'click_id',
      'earns',
      'basis_points',
      'own_browser',
    ])
    .execute()
  return rows.map(camelKeys)
}
