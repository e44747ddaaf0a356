import { sql } from 'kysely'
import { camelKeys, snakeKeys } from '#kernel/record-keys.ts'
import type { Db } from '#platform/db/database.ts'
import type { SoldKind } from './attribution-tables.ts'
import type { PartnerAttribution } from './partner-attribution.ts'

/** Which partner led to a booking or a trip, and on which terms, as they were fixed with its price. */
export type Attribution = Omit<PartnerAttribution, 'partnerCode' | 'ownBrowser'> & {
  soldId: string
  kind: SoldKind
  ownBrowser: boolean
}

/** Notes who led to a new booking, or a new trip. */
export async function recordAttribution(
  tx: Db,
  soldId: string,
  ledBy: PartnerAttribution,
  kind: SoldKind = 'car',
): Promise<void> {
  const { partnerId, subId, clickId, earns, basisPoints, ownBrowser = false } = ledBy
  await tx
    .insertInto('booking_partners')
    .values({
      booking_id: soldId,
      ...snakeKeys({ kind, partnerId, subId, clickId, earns, basisPoints, ownBrowser }),
    })
    .execute()
}

/**
 * The coupon of a cart changed; null: it has none. A coupon of a partner leads to the booking unless a link did, whosever
 * it is, and earns a share of our margin: the price has no percent of theirs in it (decision 0180).
 */
export async function noteCouponPartner(tx: Db, bookingId: string, code: string | null): Promise<void> {
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
 * Bookings or trips changed: what their partners earn is to be computed again. In the transaction of the change, and written though
 * they may be due already: who computes them meanwhile holds them, and may have read them before this change.
 */
export async function partnersDue(tx: Db, soldIds: readonly string[]): Promise<void> {
  if (soldIds.length === 0) return
  await tx.updateTable('booking_partners').set({ due: true }).where('booking_id', 'in', soldIds).execute()
}

/** SQL condition: a booking or a trip changed since it was last taken. */
export const hasDuePartner = sql<boolean>`exists (select from booking_partners where due)`

/**
 * Up to `limit` bookings and trips that changed since they were last taken; they are held until the transaction ends, which computes
 * what they earn, and are taken again only after their next change.
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
