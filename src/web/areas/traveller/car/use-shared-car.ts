import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useLocation } from 'react-router'
import type { Money } from '#kernel/money.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { rentalLine } from '#web/rentals/shared-rental.ts'
import { formatMoney } from '#ui/formats/price.tsx'
import type { SharedWords } from '#web/shell/shared-link.tsx'

/** A car as a link to it shows it: where, for which days, and its total with what was chosen. A coupon stays its owner's. */
export function useSharedCar({ offer, days, ...quote }: Quote, total: Money): SharedWords {
  const { t } = useTranslation('terms')
  const { language } = useSite()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('coupon')
  const line = rentalLine(
    {
      from: quote.pickup_at.slice(0, 10),
      to: quote.dropoff_at.slice(0, 10),
      days: t('count.days', { count: days }),
    },
    language,
  )
  return {
    title: offer.vehicle.or_similar ? `${offer.vehicle.name} ${t('word.or_similar')}` : offer.vehicle.name,
    description: `${offer.pickup.name} · ${line}`,
    total: formatMoney(total, language),
    path: pathname + (query.size > 0 ? `?${query}` : ''),
  }
}
