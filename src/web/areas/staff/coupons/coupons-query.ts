import { COUPON_OWNERS, COUPON_STATES } from '#domains/coupons/staff/staff-coupon.contract.ts'
import { inAddress } from '../frame/in-address.ts'
import type { CouponsQuery } from './coupons.api.ts'

/** The page of coupons that an address asks for. */
export function couponsQuery(address: URLSearchParams): CouponsQuery {
  const said = inAddress(address)
  return {
    ...said.search(40),
    ...said.oneOf('state', COUPON_STATES),
    ...said.oneOf('owner', COUPON_OWNERS),
    ...said.after(),
  }
}
