import { TrendingDown } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Deal } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { PriceCard } from './price-card.tsx'

/** A price under the usual one. */
export function PriceDeal({ deal }: { deal: Extract<Deal, { kind: 'price' }> }) {
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
