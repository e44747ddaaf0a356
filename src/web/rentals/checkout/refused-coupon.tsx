import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'

/** A coupon that the search brought along and this cart does not take, and why, in words. */
export type RefusedCoupon = { code: string; why: string }

/** What whoever opens the checkout tells it: the state of the navigation. */
export type CheckoutArrival = { refusedCoupon: RefusedCoupon } | null

/** The coupon refused on the way here; null as soon as the cart has taken another. */
export function useRefusedCoupon({ coupon }: Booking): RefusedCoupon | null {
  const arrival = useLocation().state as CheckoutArrival
  // The server knows nothing of the browser's history.
  const hydrated = useHydrated()
  const [replaced, setReplaced] = useState(coupon !== null)
  if (coupon && !replaced) setReplaced(true)
  return hydrated && !replaced ? (arrival?.refusedCoupon ?? null) : null
}

export function RefusedCouponNotice({ refused: { code, why } }: { refused: RefusedCoupon }) {
  const { t } = useTranslation('checkout')
  return (
    <Notice tone="careful" title={t('coupon.not_applied', { code })}>
      <p>{why}</p>
      <p>{t('coupon.not_applied_text')}</p>
    </Notice>
  )
}
