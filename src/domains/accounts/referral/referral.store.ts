import { sql, type Expression, type RawBuilder } from 'kysely'
import type { LangId } from '#kernel/locale.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * A friend whose first rental is over, and their referrer. Both have verified addresses. We keep money for the rental,
 * or its supplier has confirmed the pick-up: past dates alone prove nothing.
 */
export type DueReferral = {
  friend: { id: string; email: string }
  bookingId: string
  driverEmail: string | null
  referrer: { id: string; email: string; firstName: string; langId: LangId }
}

export type SettledReferral = DueReferral & { couponCode: string | null; now: Temporal.Instant }

/** SQL condition: the staff have a task of this kind about the booking. `open`: one that is not closed. */
export type HasTask = (
  about: { bookingId: Expression<string> },
  kind: 'dispute_lost' | 'answer_dispute',
  which: { open: boolean },
) => RawBuilder<boolean>

declare module '#platform/app.ts' {
  interface App {
    hasTask: HasTask
  }
}

/** SQL condition: part of the booking's payment was captured and not refunded, and the bank has not disputed it. */
const hasRevenue = (
  hasTask: HasTask,
) => sql<boolean>`exists (select from payments p where p.booking_id = bookings.id
  and p.state = 'captured' and p.amount > (select coalesce(sum(r.amount), 0) from refunds r
    where r.payment_id = p.id and r.status != 'failed'))
  and not ${hasTask({ bookingId: sql.ref('bookings.id') }, 'dispute_lost', { open: false })}
  and not ${hasTask({ bookingId: sql.ref('bookings.id') }, 'answer_dispute', { open: true })}`

/** Selects referrals that are not settled yet. */
export async function selectDueReferrals(db: Db, hasTask: HasTask, limit: number): Promise<DueReferral[]> {
  const rows = await db
    .selectFrom('users as friend')
    .innerJoin('users as referrer', 'referrer.id', 'friend.referred_by')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('bookings')
          .select(['bookings.id', 'bookings.driver_email'])
          .whereRef('bookings.user_id', '=', 'friend.id')
          .where('bookings.status', '=', 'completed')
          .where((eb) => eb.or([eb('bookings.picked_up_at', 'is not', null), hasRevenue(hasTask)]))
          .orderBy('bookings.drop_off_at')
          .limit(1)
          .as('rental'),
      (join) => join.onTrue(),
    )
    .select([
      'friend.id as friend_id',
      'friend.email as friend_email',
      'rental.id as booking_id',
      'rental.driver_email',
      'referrer.id as referrer_id',
      'referrer.email as referrer_email',
      'referrer.first_name',
      'referrer.lang_id',
    ])
    .where('friend.email_verified_at', 'is not', null)
    .where('referrer.email_verified_at', 'is not', null)
    .where('friend.erased_at', 'is', null)
    .where('referrer.erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('referrals')
            .select('referrals.friend_id')
            .whereRef('referrals.friend_id', '=', 'friend.id'),
        ),
      ),
    )
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    friend: { id: row.friend_id, email: row.friend_email ?? '' },
    bookingId: row.booking_id,
    driverEmail: row.driver_email,
    referrer: {
      id: row.referrer_id,
      email: row.referrer_email ?? '',
      firstName: row.first_name ?? '',
      langId: row.lang_id as LangId,
    },
  }))
}

/** Settles a referral. False if it is already settled. */
export async function settleReferral(
  tx: Db,
  { friend, referrer, bookingId, couponCode, now }: SettledReferral,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('referrals')
    .values({
      friend_id: friend.id,
      referrer_id: referrer.id,
      booking_id: bookingId,
      coupon_code: couponCode,
      settled_at: now,
    })
    .onConflict((same) => same.column('friend_id').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Counts the friends who registered with the referrer's code, and those who earned the referrer a coupon. */
export async function countReferrals(
  db: Db,
  referrerId: string,
): Promise<{ invited: number; rewarded: number }> {
  return db
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('users')
        .select(sql<number>`count(*)`.as('count'))
        .where('referred_by', '=', referrerId)
        .$asScalar()
        .$notNull()
        .as('invited'),
      selectFrom('referrals')
        .select(sql<number>`count(coupon_code)`.as('count'))
        .where('referrer_id', '=', referrerId)
        .$asScalar()
        .$notNull()
        .as('rewarded'),
    ])
    .executeTakeFirstOrThrow()
}
