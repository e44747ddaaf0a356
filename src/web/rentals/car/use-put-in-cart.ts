import { startTransition, useState } from 'react'
import { useGuestLoginMutation } from '#web/accounts/sign-in.api.ts'
import { useAddCarMutation, useApplyCouponMutation } from '../rentals.api.ts'
import { useErrorWords } from '#web/error-words.ts'
import { preferenceNames, readCookies } from '#web/preferences.ts'
import { sessionRead } from '#web/session.ts'
import { useSite } from '#web/site.tsx'
import { useHeader, useSiteDispatch, useSiteSelector } from '#web/store.ts'
import { useNavigateFromHere } from '#web/use-navigate-from-here.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import type { CheckoutArrival } from '../checkout/arrival.ts'
import { chosenExtras } from './price-breakdown.ts'
import type { Chosen } from './price-breakdown.ts'

/**
 * Puts the car into the cart and goes to the checkout; a visitor nobody knows becomes a guest first. A coupon brought
 * along is applied on the way; a refusal of it keeps nobody from the checkout, which tells it.
 */
export function usePutInCart(quote: Quote, coupon: string) {
  const navigate = useNavigateFromHere()
  const { lang_id } = useHeader()
  const { productName } = useSite()
  const dispatch = useSiteDispatch()
  const known = useSiteSelector(({ session }) => session.data.userData !== null)
  const [addCar] = useAddCarMutation()
  const [applyCoupon] = useApplyCouponMutation()
  const words = useErrorWords()
  const [guestLogin] = useGuestLoginMutation()
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null })

  const putInCart = async (chosen: Chosen) => {
    setState({ busy: true, error: null })
    const body = {
      quote_id: quote.quote_id,
      extras: chosenExtras(quote, chosen).map(({ extra, quantity }) => ({ id: extra.id, quantity })),
      protection_id: chosen.protectionId,
      lang_id,
    }
    let added = known ? await addCar(body) : null
    if (!added || (added.error && 'status' in added.error && added.error.status === 401)) {
      const guest = await guestLogin()
      if (guest.error) return setState({ busy: false, error: guest.error })
      dispatch(sessionRead(readCookies(document.cookie)[preferenceNames(productName).user]))
      added = await addCar(body)
    }
    if (!added.data) return setState({ busy: false, error: added.error })
    const { booking_id } = added.data.booking
    const refusal = coupon === '' ? null : (await applyCoupon({ booking_id, code: coupon })).error
    const arrival: CheckoutArrival = refusal ? { refusedCoupon: { code: coupon, why: words(refusal) } } : {}
    await navigate(`/checkout/${booking_id}`, { state: arrival })
    // In a transition it comes no sooner than the next page: a press before that would add the car again.
    startTransition(() => setState({ busy: false, error: null }))
  }
  return { ...state, putInCart }
}
