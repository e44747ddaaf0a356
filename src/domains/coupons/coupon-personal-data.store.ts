import type { DataSubject, PersonalData } from '#domains/accounts/public.ts'
import type { Db } from '#platform/db/database.ts'

/** Coupons issued to a person, and those they used. Erasure removes the keys under which their uses were counted. */
export function couponPersonalData(db: Db): PersonalData {
  /** The account, its verified address, and the drivers of its bookings with a coupon. */
  async function namesOf(handle: Db, { userId, email, emailVerified }: DataSubject): Promise<string[]> {
    const used = await handle
      .selectFrom('coupon_redemptions as r')
      .innerJoin('bookings as b', 'b.id', 'r.booking_id')
      .select('r.users')
      .where('b.user_id', '=', userId)
      .execute()
    return [...new Set([userId, ...(emailVerified ? [email] : []), ...used.flatMap(({ users }) => users)])]
  }

  return {
    read: {
      coupons: ({ userId }) =>
        db
          .selectFrom('coupons')
          .select(['code', 'valid_from', 'valid_until', 'used'])
          .where('given_to', '=', userId)
          .orderBy('valid_from')
          .execute(),
      coupons_used: async (owner) =>
        db
          .selectFrom('coupon_users as u')
          .innerJoin('coupons as c', 'c.id', 'u.coupon_id')
          .select(['c.code', 'u.who', 'u.used'])
          .where('u.who', 'in', await namesOf(db, owner))
          .orderBy('c.code')
          .execute(),
    },

    async erase(tx, owner) {
      const names = await namesOf(tx, owner)
      await tx.deleteFrom('coupon_users').where('who', 'in', names).execute()
      await tx
        .updateTable('coupon_redemptions')
        .set({ users: [] })
        .where('booking_id', 'in', (from) =>
          from.selectFrom('bookings').select('id').where('user_id', '=', owner.userId),
        )
        .execute()
    },
  }
}
