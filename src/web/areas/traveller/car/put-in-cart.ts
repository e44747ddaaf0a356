import type { z } from 'zod'
import type { AddCarBody } from '#domains/rentals/bookings/booking.contract.ts'
import type { SiteStore } from '#web/app/store.ts'
import { rentalsApi } from '#web/rentals/rentals.api.ts'

type Car = {
  body: z.input<typeof AddCarBody>
  /** Coupon code; '' if none. */
  coupon: string
  /** True if the visitor has an account or is a guest already. */
  known: boolean
  /** Called after the visitor has become a guest. */
  onGuest?: () => void
}

/** The booking in the cart and the error of its coupon, if rejected; or the failed call. */
export type InCart = { bookingId: string; couponError: unknown } | { error: unknown }

/** Puts a car into the cart and applies the coupon; a visitor without a session becomes a guest first. */
export async function putInCart(
  dispatch: SiteStore['dispatch'],
  { body, coupon, known, onGuest }: Car,
): Promise<InCart> {
  const add = () => dispatch(rentalsApi.endpoints.addCar.initiate(body))
  let added = known ? await add() : null
  if (!added || (added.error && 'status' in added.error && added.error.status === 401)) {
    const guest = await dispatch(rentalsApi.endpoints.guestLogin.initiate())
    if (guest.error) return { error: guest.error }
    onGuest?.()
    added = await add()
  }
  if (!added.data) return { error: added.error }
  const { booking_id } = added.data.booking
  const applied =
    coupon === ''
      ? null
      : await dispatch(rentalsApi.endpoints.applyCoupon.initiate({ booking_id, code: coupon }))
  return { bookingId: booking_id, couponError: applied?.error ?? null }
}
