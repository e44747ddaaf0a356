import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Facet } from '#domains/rentals/search/search.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { useHeader } from '#web/app/store.ts'
import { Failed } from '#ui/empty-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { type DeskOnMap, desksOnMap } from './desks-on-map.ts'
import { useLocationMapQuery } from './map.api.ts'
import { MapPin } from 'lucide-react'
import { classes } from '#ui/classes.ts'
import { Price } from '#ui/formats/price.tsx'
import type { LocationMap } from '#domains/rentals/maps/location-map.contract.ts'
import { planeKm } from '#kernel/geo.ts'
import { coveredBy, deskMarks } from './desk-marks.ts'
import { MarkButtons } from './mark-buttons.tsx'
import { frameAround, landmarksOf, pixelOf, USUAL_SIZE } from './map-frame.ts'
import { boxAround } from './map-labels.ts'
import { MapGround, MapLegend } from './map-ground.tsx'
import { MapNames } from './map-names.tsx'
import { useMarkWords } from './use-mark-words.ts'
import { useSize } from './use-size.ts'

/** MapLibre, loaded only if a style is configured; the server draws no map, so its build omits it. */
const TileMap = lazy(async () => (import.meta.env.SSR ? { default: () => <></> } : import('./tile-map.tsx')))

type DeskMapProps = {
  placeId: string
  nearby: boolean
  /** The desks of the search; undefined until they load. */
  facets: readonly Facet[] | undefined
  chosen: readonly string[]
  /** Turns each of some desks on or off. */
  onToggle: (desks: readonly string[]) => void
}

/** The desks of a search on a map, and in a list. */
export default function DeskMapView({ placeId, nearby, facets, chosen, onToggle }: DeskMapProps) {
  const { t } = useTranslation('search')
  const { lang_id } = useHeader()
  const { mapStyleUrl } = useSite()
  const [tilesFailed, setTilesFailed] = useState(false)
  const { data, error, refetch } = useLocationMapQuery({ id: placeId, nearby, lang_id })
  const hydrated = useHydrated()
  const desks = desksOnMap(facets ?? [], data?.desks ?? [], chosen)
  return (
    <>
      {data && mapStyleUrl !== null && !tilesFailed && hydrated ? (
        <Suspense fallback={<DrawnMap map={data} desks={desks} onToggle={onToggle} />}>
          <TileMap
            key={`${placeId} ${nearby}`}
            style={mapStyleUrl}
            map={data}
            desks={desks}
            onToggle={onToggle}
            onFailure={() => setTilesFailed(true)}
          />
        </Suspense>
      ) : data ? (
        <DrawnMap map={data} desks={desks} onToggle={onToggle} />
      ) : error ? (
        <Failed
          level={2}
          title={t('map.failed')}
          error={error}
          retry={refetch}
          label={t('shell:fault.again')}
        />
      ) : (
        <Skeleton className="h-96 lg:h-112" />
      )}
      <DeskList desks={desks} onToggle={onToggle} />
    </>
  )
}

type DeskListProps = { desks: readonly DeskOnMap[]; onToggle: (desks: readonly string[]) => void }

/** A list of single desks, to choose those that overlap on the map or have no known position. */
function DeskList({ desks, onToggle }: DeskListProps) {
  const { t } = useTranslation('search')
  return (
    <ul
      aria-label={t('map.list')}
      className="divide-y divide-line border-t border-line max-lg:max-h-64 max-lg:overflow-y-auto"
    >
      {desks.map(({ value, label, count, from, chosen }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={chosen}
            onClick={() => onToggle([value])}
            className={classes(
              'flex min-h-11 w-full items-center gap-2 px-3 py-2 text-start text-sm hover:text-coral-deep',
              chosen && 'bg-coral-wash font-semibold',
            )}
          >
            <MapPin className={classes('size-4 shrink-0', chosen ? 'text-coral-deep' : 'text-ink-soft')} />
            <span className="min-w-0 grow">
              <bdi>{label}</bdi>{' '}
              <span className="text-xs text-ink-soft tabular">({t('count', { count })})</span>
            </span>
            {count > 0 && (
              <span className="shrink-0 text-xs tabular">
                {t('from', { price: '' }).trim()} <Price value={from} />
              </span>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

type DrawnMapProps = {
  map: LocationMap
  desks: readonly DeskOnMap[]
  onToggle: (desks: readonly string[]) => void
}

/** Our own map of the desks around a place, without third-party requests: north is up, in Arabic too. */
function DrawnMap({ map, desks, onToggle }: DrawnMapProps) {
  const { t } = useTranslation('search')
  const element = useRef<HTMLDivElement>(null)
  const size = useSize(element)
  const wordsOf = useMarkWords()
  const points = desks.flatMap((desk) => (desk.point ? [{ desk, at: planeKm(map.place, desk.point) }] : []))
  const landmarks = landmarksOf(map.around.map((point) => ({ ...point, ...planeKm(map.place, point) })))
  const known = map.desks.map((desk) => ({ id: desk.id, at: planeKm(map.place, desk) }))
  const shown = points.length > 0 ? points.map(({ desk, at }) => ({ id: desk.value, at })) : known
  const frame = frameAround(
    [{ east: 0, north: 0 }, ...shown.map(({ at }) => at), ...landmarks],
    size ?? USUAL_SIZE,
  )
  const marks = deskMarks(
    points.map(({ desk, at }) => ({ desk, ...pixelOf(frame, at) })),
    frame,
    (together) => {
      const { price, cars } = wordsOf(together)
      return Math.max(price.length, cars.length)
    },
  )
  // Until cars load and the size is known, desks are plain points without buttons.
  const bare = size && points.length > 0 ? [] : shown.map(({ id, at }) => ({ id, ...pixelOf(frame, at) }))
  const taken = [...(size ? coveredBy(marks) : []), ...bare.map((point) => boxAround(point, 9))]
  return (
    <div>
      <div ref={element} className="relative h-96 overflow-hidden lg:h-112">
        <MapGround land={map.land} frame={frame} fills={size === null}>
          <MapNames map={map} frame={frame} taken={taken} />
          {bare.map(({ id, x, y }) => (
            <circle key={id} cx={x} cy={y} r={6} className="map-mark" />
          ))}
        </MapGround>
        {size && <MarkButtons label={t('map.marks')} marks={marks} onToggle={onToggle} />}
      </div>
      <div className={size ? undefined : 'invisible'}>
        <MapLegend frame={frame} />
      </div>
    </div>
  )
}
