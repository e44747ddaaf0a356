import { useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { LocationMap } from '#domains/rentals/maps/location-map.contract.ts'
import { planeKm } from '#kernel/geo.ts'
import { coveredBy, deskMarks } from './desk-marks.ts'
import type { DeskOnMap } from './desks-on-map.ts'
import { MarkButtons } from './mark-buttons.tsx'
import { frameAround, landmarksOf, pixelOf, USUAL_SIZE } from './map-frame.ts'
import { boxAround } from './map-labels.ts'
import { MapGround, MapLegend } from './map-ground.tsx'
import { MapNames } from './map-names.tsx'
import { useMarkWords } from './use-mark-words.ts'
import { useSize } from './use-size.ts'

type DrawnMapProps = {
  map: LocationMap
  desks: readonly DeskOnMap[]
  onTurn: (desks: readonly string[]) => void
}

/** Our own map of the desks around a place, without third-party requests: north is up, in Arabic too. */
export function DrawnMap({ map, desks, onTurn }: DrawnMapProps) {
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
  // Until their cars have come and the size is known, desks are points without anything to press.
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
        {size && <MarkButtons label={t('map.marks')} marks={marks} onTurn={onTurn} />}
      </div>
      <div className={size ? undefined : 'invisible'}>
        <MapLegend frame={frame} />
      </div>
    </div>
  )
}
