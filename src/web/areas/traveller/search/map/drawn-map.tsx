import { useRef } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { LocationMap } from '#domains/rentals/maps/location-map.contract.ts'
import { planeKm } from '#kernel/geo.ts'
import { coveredBy, deskMarks } from './desk-marks.ts'
import type { DeskOnMap } from './desks-on-map.ts'
import { MarkButtons } from './mark-buttons.tsx'
import { frameAround, pixelOf } from './map-frame.ts'
import { MapGround, MapLegend } from './map-ground.tsx'
import { MapNames } from './map-names.tsx'
import { useMarkWords } from './use-mark-words.ts'
import { useSize } from './use-size.ts'

type DrawnMapProps = {
  map: LocationMap
  desks: readonly DeskOnMap[]
  onTurn: (desks: readonly string[]) => void
}

/** Our own map of the desks around a place, which asks nobody for anything: north is up, in Arabic too. */
export function DrawnMap({ map, desks, onTurn }: DrawnMapProps) {
  const { t } = useTranslation('search')
  const element = useRef<HTMLDivElement>(null)
  const size = useSize(element)
  const wordsOf = useMarkWords()
  const points = desks.flatMap((desk) => (desk.point ? [{ desk, at: planeKm(map.place, desk.point) }] : []))
  const frame = size && frameAround([{ east: 0, north: 0 }, ...points.map(({ at }) => at)], size)
  const marks =
    frame &&
    deskMarks(
      points.map(({ desk, at }) => ({ desk, ...pixelOf(frame, at) })),
      frame,
      (together) => {
        const { price, cars } = wordsOf(together)
        return Math.max(price.length, cars.length)
      },
    )
  return (
    <div>
      <div ref={element} className="relative h-96 overflow-hidden lg:h-112">
        {frame && marks && (
          <>
            <MapGround land={map.land} frame={frame} />
            <MapNames map={map} frame={frame} taken={coveredBy(marks)} />
            <MarkButtons label={t('map.marks')} marks={marks} onTurn={onTurn} />
          </>
        )}
      </div>
      {frame && <MapLegend frame={frame} />}
    </div>
  )
}
