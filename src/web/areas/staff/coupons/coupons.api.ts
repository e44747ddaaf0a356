import * as operations from '#domains/coupons/staff/staff-coupon-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const couponsApi = endpoints(operations)

export const {
  useListCouponsQuery,
  useReadCouponQuery,
  useListCouponSuppliersQuery,
  useMakeCouponMutation,
  useChangeCouponMutation,
  useStopCouponMutation,
  useDecideCouponMutation,
} = couponsApi
