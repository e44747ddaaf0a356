import { useLocation } from 'react-router'
import type { Money } from '#kernel/money.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

/** The navigation state passed to the checkout. */
export type CheckoutArrival = {
  /** A coupon from the search that this cart does not accept, with the reason as text. */
  refusedCoupon?: { code: string; why: string }
  /** The price before the supplier raised it during the order. */
  priceRose?: { before: Money }
}

/** Empty in the server render, which does not know the browser's history. */
export function useArrival(): CheckoutArrival {
  const arrival = useLocation().state as CheckoutArrival | null
  return (useHydrated() ? arrival : null) ?? {}
}
