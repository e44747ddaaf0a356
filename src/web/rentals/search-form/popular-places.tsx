import { ArrowRight, Plane } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Location } from '#domains/rentals/locations/location.contract.ts'
import { useAllLocationQuery } from '../rentals.api.ts'
import { useSite } from '#web/app/site.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { searchUrl, usualSearch } from './search-url.ts'

const SHOWN = 8

/** Well-known airports, each a link to a search; nothing if they cannot be loaded. */
export function PopularPlaces({ className }: { className?: string }) {
  const { t } = useTranslation('home')
  const { data, isLoading } = useAllLocationQuery({})
  const places = airportOfEachCity(data?.items ?? []).slice(0, SHOWN)
  if (places.length === 0 && !isLoading) return null
  return (
    <section aria-labelledby="popular" className={className}>
      <h2 id="popular" className="text-xl md:text-2xl">
        {t('popular.title')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('popular.text')}</p>
      <ul className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {isLoading && Array.from({ length: SHOWN }, (_, at) => <Skeleton key={at} className="h-28" />)}
        {places.map((place) => (
          <li key={place.id}>
            <Place place={place} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Place({ place }: { place: Location }) {
  const { today } = useSite()
  return (
    <PageLink
      to={searchUrl({ ...usualSearch(today), pickup_id: place.id })}
      className="group flex h-full flex-col rounded-card border border-line bg-paper p-4 transition-colors duration-150 hover:border-coral-deep"
    >
      <span className="flex min-h-6 items-center justify-between gap-2 text-xs text-ink-soft">
        <span className="truncate">{place.country}</span>
        {place.iata && (
          <bdi className="rounded-field bg-sand-deep px-2 py-0.5 font-semibold">{place.iata}</bdi>
        )}
      </span>
      <span className="mt-2 text-sm font-semibold sm:text-base">{place.city}</span>
      <span className="mt-0.5 flex items-start gap-2 text-xs text-ink-soft">
        <Plane aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        <span className="line-clamp-2 min-w-0 grow">{place.name}</span>
        <ArrowRight
          aria-hidden="true"
          className="size-4 shrink-0 text-coral-deep opacity-0 transition-opacity duration-150 mirrored group-hover:opacity-100 group-focus-visible:opacity-100"
        />
      </span>
    </PageLink>
  )
}

/** For browsing visitors a city and its airports are one place, represented by its first airport. */
function airportOfEachCity(places: readonly Location[]): Location[] {
  const first = new Map<string, Location>()
  for (const place of places.filter(({ type }) => type === 'airport')) {
    const city = `${place.country_code} ${place.city}`
    if (!first.has(city)) first.set(city, place)
  }
  return [...first.values()]
}
