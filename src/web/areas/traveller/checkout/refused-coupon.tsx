import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Notice } from '#ui/notice.tsx'
import { useArrival, type CheckoutArrival } from './driver/arrival.ts'

type RefusedCoupon = NonNullable<CheckoutArrival['refusedCoupon']>

/** The coupon refused on the way here; null as soon as the cart has accepted another. */
export function useRefusedCoupon({ coupon }: Booking): RefusedCoupon | null {
  const { refusedCoupon = null } = useArrival()
  const [replaced, setReplaced] = useState(coupon !== null)
  if (coupon && !replaced) setReplaced(true)
  return replaced ? null : refusedCoupon
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
