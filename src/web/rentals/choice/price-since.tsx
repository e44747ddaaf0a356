import { TrendingDown, TrendingUp } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { KnownOffer } from '#domains/rentals/known-offers/known-offers.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { classes } from '#ui/classes.ts'
import { formatMoney } from '#ui/formats/price.tsx'

/** Price change since the car was saved or shared, in a word and a sign. */
export function PriceSince({ changed }: { changed: KnownOffer['price_changed'] }) {
  const { t } = useTranslation('choice')
  const { language } = useSite()
  if (!changed) return null
  const rose = changed.after.amount > changed.before.amount
  const Icon = rose ? TrendingUp : TrendingDown
  return (
    <p
      suppressHydrationWarning
      className={classes('flex items-center gap-1.5 text-xs', rose ? 'text-careful' : 'text-good')}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {t(rose ? 'was_lower' : 'was_higher', { price: formatMoney(changed.before, language) })}
    </p>
  )
}
