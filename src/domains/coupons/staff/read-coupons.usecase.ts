import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type * as operations from './staff-coupon-operations.contract.ts'
import type { StaffCoupon } from './staff-coupon.contract.ts'
import { findStaffCoupon, selectStaffCoupons, selectSuppliers } from './staff-coupon.store.ts'

type Reads = Pick<App, 'db' | 'clock'>

/** Lists the coupons that match a query, newest first. */
export function listCoupons({ db, clock }: Reads, { query }: Call<typeof operations.listCoupons>) {
  return selectStaffCoupons(db, query, clock.now())
}

/** Lists the suppliers that a coupon can be limited to, by name. */
export async function listCouponSuppliers({ db }: Pick<App, 'db'>) {
  return { items: await selectSuppliers(db) }
}

/** Reads a coupon with its latest bookings and history. */
export function readCoupon(app: Reads, { params }: Call<typeof operations.readCoupon>) {
  return findCoupon(app, params.id)
}

/** Returns a coupon after a change. */
export async function couponReply(app: Reads, id: string) {
  const found = await findCoupon(app, id)
  return found.ok ? ok({ coupon: found.value }) : found
}

async function findCoupon(
  { db, clock }: Reads,
  id: string,
): Promise<Result<StaffCoupon, { code: 'coupon_not_found'; detail: string }>> {
  const coupon = await findStaffCoupon(db, id, clock.now())
  return coupon ? ok(coupon) : fail({ code: 'coupon_not_found', detail: 'There is no such coupon' })
}
