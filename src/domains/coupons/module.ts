import { handlersOf } from '#platform/http/openapi/handle.ts'
import * as operations from './coupon-operations.contract.ts'
import { problems } from './coupon-problem.http.ts'
import { couponPersonalData } from './coupon-personal-data.store.ts'
import { changeCoupon, decideCoupon, stopCoupon } from './staff/change-coupon.usecase.ts'
import { makeCoupon } from './staff/make-coupon.usecase.ts'
import { listCoupons, listCouponSuppliers, readCoupon } from './staff/read-coupons.usecase.ts'
import * as staff from './staff/staff-coupon-operations.contract.ts'
import { checkCoupon, listPersonalCoupons } from './use-coupon.usecase.ts'

const handle = handlersOf(problems)

/** The operations and personal data that coupons add to the app. */
export const coupons = {
  handlers: [
    handle(operations.listPersonalCoupons, listPersonalCoupons),
    handle(operations.checkCoupon, checkCoupon),
    handle(staff.listCoupons, listCoupons),
    handle(staff.listCouponSuppliers, listCouponSuppliers),
    handle(staff.readCoupon, readCoupon),
    handle(staff.makeCoupon, makeCoupon),
    handle(staff.changeCoupon, changeCoupon),
    handle(staff.decideCoupon, decideCoupon),
    handle(staff.stopCoupon, stopCoupon),
  ],
  personalData: couponPersonalData,
}
