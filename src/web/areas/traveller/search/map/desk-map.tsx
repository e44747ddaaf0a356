import './map.css'
import { MapPinned, X } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Card } from '#ui/card.tsx'
import { lazyComponent, lazyModule } from '#ui/lazy-module.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import type { Facet } from '#domains/rentals/search/search.contract.ts'
import type { SearchCriteria } from '#web/rentals/search-form/search-url.ts'
import { resultsUrl, toggleFilter, type Choice } from '../search-address.ts'

const view = () => import('./desk-map-view.tsx')
/** The server draws it with the page; its code comes after that. */
const DeskMapView = import.meta.env.SSR
  ? (await view()).default
  : lazyComponent(lazyModule(view), (code) => code.default)

type MapLinkProps = { criteria: SearchCriteria; choice: Choice }

/** A link to the results with the map; if the map is shown, to the results without it. */
export function MapLink({ criteria, choice }: MapLinkProps) {
  const { t } = useTranslation('search')
  if (choice.view) return null
  return (
    <LinkButton
      to={resultsUrl(criteria, { ...choice, view: 'map' })}
      variant="second"
      preventScrollReset
      className="shrink-0 max-sm:px-3.5 noscript:hidden"
    >
      <MapPinned className="size-4" />
      <span className="max-sm:sr-only">{t('map.show')}</span>
    </LinkButton>
  )
}

type DeskMapCardProps = MapLinkProps & {
  /** Values of the filter GARAGE; undefined until they load. */
  facets: readonly Facet[] | undefined
  onChoose: (choice: Choice) => void
}

/** The desks on a map next to the results; its code is loaded when it is first shown. */
export function DeskMap({ criteria, choice, facets, onChoose }: DeskMapCardProps) {
  const { t } = useTranslation('search')
  const { view: _, ...list } = choice
  const toggleDesks = (desks: readonly string[]) =>
    onChoose(desks.reduce((next, desk) => toggleFilter(next, 'GARAGE', desk), choice))
  return (
    <Card
      padded={false}
      aria-labelledby="desk-map"
      className="self-start lg:sticky lg:top-4 lg:order-last lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto"
    >
      <div className="flex items-center justify-between gap-3 p-3">
        <div>
          <h2 id="desk-map" className="text-base">
            {t('map.title')}
          </h2>
          <p className="text-xs text-ink-soft">{t('map.hint')}</p>
        </div>
        <LinkButton
          to={resultsUrl(criteria, list)}
          variant="quiet"
          preventScrollReset
          className="shrink-0 px-3"
        >
          <X className="size-4" />
          {t('map.hide')}
        </LinkButton>
      </div>
      <Suspense fallback={<Skeleton className="h-96 lg:h-112" />}>
        <DeskMapView
          placeId={criteria.pickup_id}
          nearby={choice.filters.NEARBY_GARAGES === true}
          facets={facets}
          chosen={choice.filters.GARAGE ?? []}
          onToggle={toggleDesks}
        />
      </Suspense>
    </Card>
  )
}
