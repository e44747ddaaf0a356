import { SearchX } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Destination } from '#domains/content/destinations/destination.contract.ts'
import { CategoryPrices } from './category-prices.tsx'
import { DaysLeftPrices, MonthPrices } from './price-trends.tsx'

/** The prices that searches have seen at a destination; without any, what to do instead. */
export function SeenPrices({ destination }: { destination: Destination }) {
  const { t } = useTranslation('destinations')
  const { place, by_category, by_month, by_days_left } = destination
  const days = t('terms:count.days', { count: destination.days ?? 0 })
  if (by_category.length === 0)
    return (
      <section className="flex gap-4 rounded-card border border-line bg-paper p-4 md:p-6">
        <SearchX className="mt-0.5 size-6 shrink-0 text-ink-soft" />
        <div>
          <h2 className="text-lg">{t('few.title')}</h2>
          <p className="mt-1 text-ink-soft">{t('few.text')}</p>
        </div>
      </section>
    )
  return (
    <section aria-labelledby="prices">
      <h2 id="prices" className="text-xl md:text-2xl">
        {t('prices.title')}
      </h2>
      <p className="mt-2 max-w-3xl text-ink-soft">
        {t('prices.text')} {t('prices.length', { days })}
      </p>
      <div className="mt-6 grid gap-6 lg:grid-cols-2 lg:items-start">
        <CategoryPrices prices={by_category} placeId={place.id} />
        <div className="flex flex-col gap-6">
          {by_month.length > 0 && <MonthPrices months={by_month} days={days} />}
          {by_days_left.length > 0 && <DaysLeftPrices spans={by_days_left} days={days} />}
        </div>
      </div>
    </section>
  )
}
