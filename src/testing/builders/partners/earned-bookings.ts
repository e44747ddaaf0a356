import type { Insertable } from 'kysely'
import { newId, newReference } from '#kernel/ids.ts'
import type { Db } from '#platform/db/database.ts'
import type { Tables } from '#platform/db/tables.ts'
import { sampleSold } from '../rentals/sample-sold.ts'

type Earning = Partial<Insertable<Tables['partner_earnings']>>
type Bearing = { partnerId: string; userId: string }

const AT = Temporal.Instant.from('2026-11-20T09:00:00Z')

/** Inserts bookings of an account with the earning of each and its reversal; returns them in the order of `inputs`. */
export async function addEarnings(
  db: Db,
  { partnerId, userId }: Bearing,
  inputs: readonly Earning[],
): Promise<Insertable<Tables['partner_earnings']>[]> {
  const { id: planId } = await db.selectFrom('plans').select('id').limit(1).executeTakeFirstOrThrow()
  const earnings = inputs.map((one) => earningOf(partnerId, one))
  if (earnings.length === 0) return []
  const sold = sampleSold()
  const nothing = { extras: {}, protection: null, coupon: null, exchange: {} }
  await db
    .insertInto('bookings')
    .values(
      earnings.map(({ booking_id, reference, gross, currency, ordered_at, pick_up_at, drop_off_at }) => ({
        ...nothing,
        price: { total: { amount: gross, currency } },
        sold,
        id: booking_id,
        reference,
        user_id: userId,
        lang_id: 1,
        status: 'confirmed',
        plan_id: planId,
        driver: { first_name: 'Layla', last_name: 'Haddad', email: 'layla@example.com' },
        driver_email: 'layla@example.com',
        quote_expires_at: ordered_at,
        pick_up_at,
        drop_off_at,
        created_at: ordered_at,
        updated_at: ordered_at,
      })),
    )
    .execute()
  await db.insertInto('partner_earnings').values(earnings).execute()
  await db
    .insertInto('booking_partners')
    .values(
      earnings.map(({ booking_id, sub_id }) => ({
        booking_id,
        sub_id,
        partner_id: partnerId,
        earns: 'percent' as const,
        basis_points: 750,
        click_id: null,
        due: false,
      })),
    )
    .execute()
  return earnings
}

/** Inserts the line that reverses a booking's earning. */
export async function addReversal(
  db: Db,
  { booking_id, partner_id, changed_at, reason }: Insertable<Tables['partner_earnings']>,
  lost: number,
): Promise<void> {
  const line = { booking_id, partner_id, at: changed_at, reason: reason ?? null }
  await db
    .insertInto('partner_earning_lines')
    .values([
      { ...line, id: newId(), state: 'pending', reason: null, amount: lost },
      { ...line, id: newId(), state: 'reversed', amount: -lost },
    ])
    .execute()
}

function earningOf(partnerId: string, earning: Earning): Insertable<Tables['partner_earnings']> {
  const orderedAt = earning.ordered_at ?? AT
  return {
    booking_id: newId(),
    partner_id: partnerId,
    reference: newReference(),
    sub_id: 'blog',
    state: 'pending',
    currency: 'EUR',
    gross: 20_000,
    amount: 1500,
    market: 'KW',
    pickup_id: 'DXB',
    supplier_id: 11,
    ordered_at: orderedAt,
    pick_up_at: AT.add({ hours: 24 * 10 }),
    drop_off_at: AT.add({ hours: 24 * 14 }),
    changed_at: orderedAt,
    ...earning,
  }
}
