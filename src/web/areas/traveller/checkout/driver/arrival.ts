import { useLocation } from 'react-router'
import type { Money } from '#kernel/money.ts'
import { useHydrated } from '#ui/use-hydrated.ts'

/** What whoever leads to the checkout has to tell there: the state of the navigation. */
export type CheckoutArrival = {
  /** A coupon that the search brought along and this cart does not take, and why, in words. */
  refusedCoupon?: { code: string; why: string }
  /** The supplier raised its price while the car was ordered: what would have been paid. */
  priceRose?: { before: Money }
}

/** Nothing in the server's render, which knows nothing of the browser's history. */
export function useArrival(): CheckoutArrival {
  const arrival = useLocation().state as CheckoutArrival | null
  return (useHydrated() ? arrival : null) ?? {}
}
