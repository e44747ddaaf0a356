import { newId } from '#kernel/ids.ts'
import { snakeKeys } from '#kernel/record-keys.ts'
import type { Db } from '#platform/db/database.ts'
import type { CouponDiscount } from './coupon.ts'

export type GivenCoupon = {
  /** In upper case. */
  code: string
  /** The account it is for. */
  givenTo: string
  takes: CouponDiscount
  validFrom: Temporal.Instant
  validUntil: Temporal.Instant
}

export type GiveCoupon = (tx: Db, coupon: GivenCoupon) => Promise<void>

/**
 * Creates a coupon for one account, good for one order, in the transaction of what it is given for. It was promised, and an
 * administrator set its value, so it may take off more than our margin.
 */
export const giveCoupon: GiveCoupon = async (tx, { code, givenTo, takes, validFrom, validUntil }) => {
  const worth =
    takes.kind === 'fixed'
      ? { basis_points: null, most: null, ...takes.amount }
      : {
          basis_points: takes.basisPoints,
          amount: null,
          most: takes.most?.amount ?? null,
          currency: takes.most?.currency ?? null,
        }
  await tx
    .insertInto('coupons')
    .values({
      id: newId(),
      ...snakeKeys({
        code,
        givenTo,
        validFrom,
        validUntil,
        minimumTotal: null,
        perUserLimit: 1,
        totalLimit: 1,
        mayExceedMargin: true,
      }),
      ...worth,
    })
    .execute()
}
