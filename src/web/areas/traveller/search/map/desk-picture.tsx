import { useRef } from 'react'
import { planeKm } from '#kernel/geo.ts'
import { classes } from '#ui/classes.ts'
import { useHeader } from '#web/app/store.ts'
import { DESK_PICTURE } from './desk-picture-size.ts'
import { frameAround, landmarksOf, pixelOf, USUAL_SIZE } from './map-frame.ts'
import { MapGround, MapLegend } from './map-ground.tsx'
import { boxAround } from './map-labels.ts'
import { MapNames } from './map-names.tsx'
import { useLocationMapQuery } from './map.api.ts'
import { useSize } from './use-size.ts'

const HERE = { east: 0, north: 0 }

/** A static map of one desk, next to its address; hidden if it fails to load. */
export default function DeskPicture({ stationId }: { stationId: string }) {
  const { lang_id } = useHeader()
  const element = useRef<HTMLDivElement>(null)
  const size = useSize(element)
  const { data, error } = useLocationMapQuery({ id: stationId, nearby: false, lang_id })
  const around = data?.around.map((point) => ({ ...point, ...planeKm(data.place, point) })) ?? []
  const frame = frameAround([HERE, ...landmarksOf(around)], size ?? USUAL_SIZE)
  const { x, y } = pixelOf(frame, HERE)
  if (error && !data) return null
  return (
    <div className={classes(DESK_PICTURE, 'flex flex-col border border-line')}>
      <div ref={element} className="relative grow overflow-hidden bg-sand-deep">
        {data && (
          <MapGround land={data.land} frame={frame} fills={size === null}>
            <MapNames map={data} frame={frame} taken={[boxAround({ x, y }, 9)]} />
            <circle cx={x} cy={y} r={7} className="map-mark" />
          </MapGround>
        )}
      </div>
      <div className={size && data ? undefined : 'invisible'}>
        <MapLegend frame={frame} />
      </div>
    </div>
  )
}
