import { useEffect, useRef, useState } from 'react'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { rentalsApi, useAddCarMutation, useApplyCouponMutation } from '#web/rentals/rentals.api.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { useSiteDispatch } from '#web/app/store.ts'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import type { CheckoutArrival } from './driver/arrival.ts'
import { forgetForm, saveForm, storedForm } from './stored-form.ts'
import { tabStorage } from '#web/forms/tab-storage.ts'

/**
 * Requests today's price of a car whose supplier raised it during the order. Puts it into a new cart with the
 * same extras, protection, coupon and driver, and goes to that checkout, where the traveller may accept the
 * new total. `failed`: the supplier still quotes a price that it would not reserve at, or has no car left.
 */
export function useFreshCart(booking: Booking): { failed: boolean } {
  const navigate = useNavigateFromHere()
  const dispatch = useSiteDispatch()
  const words = useErrorWords()
  const [addCar] = useAddCarMutation()
  const [applyCoupon] = useApplyCouponMutation()
  const [failed, setFailed] = useState(false)
  const started = useRef(false)

  const filled = async (): Promise<Booking | null> => {
    const { vehicleDetail } = rentalsApi.endpoints
    const { data: quote } = await dispatch(
      vehicleDetail.initiate({ offer_id: booking.offer.offer_id }, { forceRefetch: true, subscribe: false }),
    )
    if (!quote) return null
    const added = await addCar({
      quote_id: quote.quote_id,
      extras: booking.extras.map(({ extra, quantity }) => ({ id: extra.id, quantity })),
      protection_id: booking.protection?.id ?? null,
    })
    const fresh = added.data?.booking
    const before = booking.price.total.amount + (booking.coupon?.discount.amount ?? 0)
    return fresh && fresh.price.total.amount > before ? fresh : null
  }

  const renew = async () => {
    const fresh = await filled()
    if (!fresh) return setFailed(true)
    const { booking_id } = fresh
    const { coupon } = booking
    const couponError = coupon && (await applyCoupon({ booking_id, code: coupon.code })).error
    const storage = tabStorage()
    saveForm(storage, booking_id, storedForm(storage, booking.booking_id))
    forgetForm(storage, booking.booking_id)
    const arrival: CheckoutArrival = {
      priceRose: { before: booking.price.total },
      ...(coupon && couponError && { refusedCoupon: { code: coupon.code, why: words(couponError) } }),
    }
    await navigate(`/checkout/${booking_id}`, { replace: true, state: arrival })
  }

  useEffect(() => {
    if (started.current) return
    started.current = true
    void renew()
  })
  return { failed }
}
