import { data, redirect } from 'react-router'
import type { Action } from '#web/app/page.ts'
import { couponOf } from '#web/rentals/search-form/search-url.ts'
import { readChosen } from './car-url.ts'
import type { Chosen } from '#web/rentals/price-breakdown.ts'
import { putInCart } from './put-in-cart.ts'

/** Error and choices of a car submitted before hydration that did not get into the cart. */
export type CarRejection = { error: unknown; chosen: Chosen }

/** Handles the form of Continue before hydration: puts the car into the cart, then redirects to the checkout. */
export const action: Action = async ({ dispatch, getState, url, form }) => {
  const chosen = readChosen(form)
  const { header, session } = getState()
  const quote = form.get('quote_id')
  const added = await putInCart(dispatch, {
    body: {
      quote_id: typeof quote === 'string' ? quote : '',
      extras: Object.entries(chosen.quantities).map(([id, quantity]) => ({ id, quantity })),
      protection_id: chosen.protectionId,
      lang_id: header.lang_id,
    },
    coupon: couponOf(url.searchParams),
    known: session.data.userData !== null,
  })
  if ('bookingId' in added) return redirect(`/checkout/${added.bookingId}`)
  return data({ error: added.error, chosen } satisfies CarRejection, { status: 422 })
}
