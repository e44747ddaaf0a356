import { newReference } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import type { ValidRequest } from '../api/route-requests.ts'
import { addCoupon } from '../rentals/coupons.ts'

const REQUESTED_CHANGE = {
  valid_from: '2026-01-01T00:00:00Z',
  valid_until: null,
  total_limit: null,
  listed: false,
  may_exceed_margin: false,
}

/** Builds requests about coupons; each creates its own coupon. */
export function staffCouponRequests({
  database: { db },
}: TestApp): Record<string, () => Promise<ValidRequest>> {
  const coupon = async (over: Parameters<typeof addCoupon>[2] = {}) => {
    const code = newReference()
    await addCoupon(db, code, over)
    const found = db.selectFrom('coupons').select('id').where('code', '=', code)
    return `/api/staff/coupons/${(await found.executeTakeFirstOrThrow()).id}`
  }
  return {
    'GET /api/staff/coupons/:id': async () => ({ path: await coupon() }),
    'POST /api/staff/coupons/:id/change': async () => ({
      path: `${await coupon()}/change`,
      body: { to_day: null, total_limit: 5, listed: false, version: 1 },
    }),
    'POST /api/staff/coupons/:id/decide': async () => ({
      path: `${await coupon({ asked: REQUESTED_CHANGE })}/decide`,
      body: { approve: true, version: 1 },
    }),
    'POST /api/staff/coupons/:id/stop': async () => ({
      path: `${await coupon()}/stop`,
      body: { version: 1 },
    }),
  }
}
