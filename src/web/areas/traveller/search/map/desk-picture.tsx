import './map.css'
import { useRef } from 'react'
import { classes } from '#ui/classes.ts'
import { useHeader } from '#web/app/store.ts'
import { DESK_PICTURE } from './desk-picture-size.ts'
import { frameAround, pixelOf } from './map-frame.ts'
import { MapGround, MapLegend } from './map-ground.tsx'
import { boxAround } from './map-labels.ts'
import { MapNames } from './map-names.tsx'
import { useLocationMapQuery } from './map.api.ts'
import { useSize } from './use-size.ts'

const HERE = { east: 0, north: 0 }

/** Where one desk is, without anything to press; its address stands beside it. Nothing is shown where it does not come. */
export default function DeskPicture({ stationId }: { stationId: string }) {
  const { lang_id } = useHeader()
  const element = useRef<HTMLDivElement>(null)
  const size = useSize(element)
  const { data, error } = useLocationMapQuery({ id: stationId, nearby: false, lang_id })
  const frame = size && frameAround([HERE], size)
  const point = frame && pixelOf(frame, HERE)
  if (error && !data) return null
  return (
    <div className={classes(DESK_PICTURE, 'flex flex-col border border-line')}>
      <div ref={element} className="relative grow overflow-hidden bg-sand-deep">
        {data && frame && point && (
          <>
            <MapGround land={data.land} frame={frame} />
            <MapNames map={data} frame={frame} taken={[boxAround(point, 9)]} />
            <svg aria-hidden="true" className="absolute left-0 top-0 size-full">
              <circle cx={point.x} cy={point.y} r={7} className="map-mark" />
            </svg>
          </>
        )}
      </div>
      {frame && <MapLegend frame={frame} />}
    </div>
  )
}
