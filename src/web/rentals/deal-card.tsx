import type { Deal } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import { CouponDeal } from './coupon-deal.tsx'
import { TrendingDown } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSite } from '#web/app/site.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { PriceCard } from './price-card.tsx'

/** An offer: a price that is well under the usual one, or a coupon that anybody may use. An item of a list. */
export function DealCard({ deal }: { deal: Deal }) {
  return deal.kind === 'price' ? <PriceDeal deal={deal} /> : <CouponDeal deal={deal} />
}

/** Two deals are the same if these are. */
export function dealKey(deal: Deal): string {
  if (deal.kind === 'coupon') return deal.code
  const { category, pickup_date, days } = deal.price
  return `${deal.place.id} ${category} ${pickup_date} ${days}`
}

/** A price under the usual one. */
function PriceDeal({ deal }: { deal: Extract<Deal, { kind: 'price' }> }) {
  const { t } = useTranslation('deal')
  const { language } = useSite()
  const { place, price, usual, percent_under } = deal
  return (
    <PriceCard
      place={place}
      price={price}
      under={
        <span className="text-xs text-ink-soft" suppressHydrationWarning>
          {t('usual', { usual: formatMoney(usual, language) })}
        </span>
      }
      note={
        <span className="inline-flex items-center gap-1.5 font-medium text-good">
          <TrendingDown className="size-4" />
          {t('under', { percent: percent_under })}
        </span>
      }
    />
  )
}
