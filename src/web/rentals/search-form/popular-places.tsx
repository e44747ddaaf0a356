import { ArrowRight, Plane } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Location } from '#domains/rentals/locations/location.contract.ts'
import type { SeenPrice } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { formatMoney } from '#ui/formats/price.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SeenWhen } from '../seen-when.tsx'
import { addDays } from '#kernel/days.ts'
import { searchUrl, usualSearch } from './search-url.ts'

/** A place with the lowest total seen there lately, if one was. */
export type PopularPlace = Location & { from?: SeenPrice | null }

type PopularPlacesProps = {
  /** Undefined until they load. */
  places: readonly PopularPlace[] | undefined
  className?: string
  /** Content below them. */
  children?: ReactNode
}

const SKELETONS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/** Well-known places, each a link to a search: for the days of the price it shows, else for next weekend. */
export function PopularPlaces({ places, className, children }: PopularPlacesProps) {
  const { t } = useTranslation('home')
  if (places?.length === 0) return null
  return (
    <section aria-labelledby="popular" className={className}>
      <h2 id="popular" className="text-xl md:text-2xl">
        {t('popular.title')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('popular.text')}</p>
      <ul className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {places
          ? places.map((place) => (
              <li key={place.id}>
                <Place place={place} />
              </li>
            ))
          : SKELETONS.map((place) => (
              <li key={place}>
                <Skeleton className="h-28" />
              </li>
            ))}
      </ul>
      {children}
    </section>
  )
}

function Place({ place }: { place: PopularPlace }) {
  const { today } = useSite()
  const { from } = place
  const days = from && { pickup_date: from.pickup_date, dropoff_date: addDays(from.pickup_date, from.days) }
  return (
    <PageLink
      to={searchUrl({ ...usualSearch(today), ...days, pickup_id: place.id })}
      className="group flex h-full flex-col rounded-card border border-line bg-paper p-4 transition-colors duration-150 hover:border-coral-deep"
    >
      <span className="flex min-h-6 items-start justify-between gap-2 text-xs text-ink-soft">
        <span className="min-w-0 py-0.5">{place.country}</span>
        {place.iata && (
          <bdi className="rounded-field bg-sand-deep px-2 py-0.5 font-semibold">{place.iata}</bdi>
        )}
      </span>
      <span className="mt-2 text-sm font-semibold sm:text-base">{place.city}</span>
      <span className="mt-0.5 flex items-start gap-2 text-xs text-ink-soft">
        <Plane className="mt-0.5 size-3.5 shrink-0" />
        <span className="line-clamp-3 min-w-0 grow sm:line-clamp-2">{place.name}</span>
        <ArrowRight className="hidden size-4 shrink-0 text-coral-deep opacity-0 transition-opacity duration-150 mirrored group-hover:opacity-100 group-focus-visible:opacity-100 sm:block" />
      </span>
      {from && <From price={from} />}
    </PageLink>
  )
}

function From({ price: { total, days, seen_at } }: { price: SeenPrice }) {
  const { t } = useTranslation('terms')
  const { language } = useSite()
  const price = formatMoney(total, language)
  return (
    <span className="mt-auto flex flex-col pt-3 text-xs text-ink-soft">
      <span className="text-sm font-medium text-ink tabular" suppressHydrationWarning>
        {t('terms:seen.from', { price, days: t('terms:count.days', { count: days }) })}
      </span>
      <SeenWhen at={seen_at} />
    </span>
  )
}
