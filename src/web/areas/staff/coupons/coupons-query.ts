import { COUPON_OWNERS, COUPON_STATES } from '#domains/coupons/staff/staff-coupon.contract.ts'
import { afterIn } from '../frame/after-in.ts'
import type { CouponsQuery } from './coupons.api.ts'

/** The page of coupons that an address asks for; what it says wrongly counts as not said. */
export function couponsQuery(address: URLSearchParams): CouponsQuery {
  const search = address.get('search')?.trim() ?? ''
  const state = COUPON_STATES.find((one) => one === address.get('state'))
  const owner = COUPON_OWNERS.find((one) => one === address.get('owner'))
  return {
    ...afterIn(address),
    ...(search !== '' && search.length <= 40 && { search }),
    ...(state && { state }),
    ...(owner && { owner }),
  }
}
