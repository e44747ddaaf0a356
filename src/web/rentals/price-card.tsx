import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { BodyType, Category } from '#kernel/acriss.ts'
import type { PlacePrice } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { formatDay } from '#ui/formats/dates.ts'
import { CarDrawing } from '#ui/drawings/car-drawing.tsx'
import { Price } from '#ui/formats/price.tsx'
import { addDays } from '#kernel/days.ts'
import { searchUrl, usualSearch } from './search-form/search-url.ts'
import { SeenWhen } from './seen-when.tsx'

/** Drawing of a typical car of a class. */
const USUAL_BODY: Readonly<Record<Category, BodyType>> = {
  mini: 'hatchback',
  economy: 'hatchback',
  compact: 'hatchback',
  intermediate: 'saloon',
  standard: 'saloon',
  fullsize: 'saloon',
  premium: 'estate',
  luxury: 'coupe',
  oversize: 'suv',
  special: 'convertible',
}

type PriceCardProps = PlacePrice & {
  /** Reference price for the comparison. */
  under?: ReactNode
  /** A note, shown next to the time of the price. */
  note: ReactNode
}

/** A recorded price, as a list item that links to a search for its place, days and class. */
export function PriceCard({ place, price, under, note }: PriceCardProps) {
  const { t } = useTranslation('terms')
  const { today, language } = useSite()
  const until = addDays(price.pickup_date, price.days)
  const search = searchUrl({
    ...usualSearch(today),
    pickup_id: place.id,
    pickup_date: price.pickup_date,
    dropoff_date: until,
  })
  return (
    <li className="group relative flex flex-col rounded-card border border-line bg-paper p-4 transition-colors duration-150 focus-within:border-coral-deep hover:border-coral-deep md:p-5">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-base">
            <PageLink to={`${search}&CATEGORY=${price.category}`} className="after:absolute after:inset-0">
              {place.city}
            </PageLink>
          </h3>
          <p className="mt-1 text-xs text-ink-soft">{place.name}</p>
        </div>
        <CarDrawing
          bodyType={USUAL_BODY[price.category]}
          category={price.category}
          className="-mt-1 w-24 shrink-0"
        />
      </div>
      <p className="mt-3 text-sm">
        {t(`category.${price.category}`)} · {t('count.days', { count: price.days })}
      </p>
      <p className="text-sm text-ink-soft" suppressHydrationWarning>
        {formatDay(price.pickup_date, language, 'brief')} – {formatDay(until, language, 'brief')}
      </p>
      <div className="mt-auto flex items-end justify-between gap-3 pt-4">
        <p>
          <Price value={price.total} className="block text-xl font-semibold" />
          {under}
        </p>
        <ArrowRight className="mb-1 size-5 shrink-0 text-coral-deep mirrored" />
      </div>
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-3 text-xs">
        {note}
        <SeenWhen at={price.seen_at} className="text-ink-soft" />
      </p>
    </li>
  )
}
