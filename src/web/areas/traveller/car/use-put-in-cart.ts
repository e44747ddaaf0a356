import { startTransition, useState } from 'react'
import { useErrorWords } from '#ui/error-words.ts'
import { preferenceNames, readCookies } from '#web/app/preferences.ts'
import { sessionRead } from '#web/app/session/session.ts'
import { useSite } from '#web/app/site.tsx'
import { useHeader, useSiteDispatch, useSiteSelector } from '#web/app/store.ts'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import type { CheckoutArrival } from '../checkout/driver/arrival.ts'
import { chosenExtras } from '#web/rentals/price-breakdown.ts'
import type { Chosen } from '#web/rentals/price-breakdown.ts'
import { putInCart } from './put-in-cart.ts'

/** Puts the car into the cart and opens the checkout, which shows the error of a rejected coupon. */
export function usePutInCart(quote: Quote, coupon: string) {
  const navigate = useNavigateFromHere()
  const { lang_id } = useHeader()
  const { productName } = useSite()
  const dispatch = useSiteDispatch()
  const known = useSiteSelector(({ session }) => session.data.userData !== null)
  const words = useErrorWords()
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null })

  const put = async (chosen: Chosen) => {
    setState({ busy: true, error: null })
    const body = {
      quote_id: quote.quote_id,
      extras: chosenExtras(quote, chosen).map(({ extra, quantity }) => ({ id: extra.id, quantity })),
      protection_id: chosen.protectionId,
      lang_id,
    }
    const readSession = () =>
      dispatch(sessionRead(readCookies(document.cookie)[preferenceNames(productName).user]))
    const added = await putInCart(dispatch, { body, coupon, known, onGuest: readSession })
    if ('error' in added) return setState({ busy: false, error: added.error })
    const { bookingId, couponError } = added
    const arrival: CheckoutArrival = couponError
      ? { refusedCoupon: { code: coupon, why: words(couponError) } }
      : {}
    await navigate(`/checkout/${bookingId}`, { state: arrival })
    // In a transition this renders no sooner than the next page: a click before that would add the car again.
    startTransition(() => setState({ busy: false, error: null }))
  }
  return { ...state, putInCart: put }
}
