import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { useCheckCouponQuery } from './rentals.api.ts'
import { useErrorWords } from '#ui/error-words.ts'
import { Notice } from '#ui/notice.tsx'

/**
 * A note on a search's coupon: it is applied when a car is put into the cart, or why it cannot be. It shows
 * no price: the server states the discount at the checkout.
 */
export function CouponNote({ code, car }: { code: string; car?: Offer }) {
  const { t } = useTranslation('search')
  const words = useErrorWords()
  const { data, error } = useCheckCouponQuery({ code })
  if (error)
    return (
      <Notice tone="careful" title={t('coupon.refused', { code })}>
        <p>{words(error)}</p>
      </Notice>
    )
  if (!data) return null
  if (car?.payment.timing === 'desk')
    return <Notice tone="plain" title={t('coupon.not_this_car', { code: data.code })} />
  return (
    <Notice tone="good" title={t('coupon.at_checkout', { code: data.code })}>
      <p>{t(car ? 'coupon.amount' : 'coupon.amount_search')}</p>
    </Notice>
  )
}
