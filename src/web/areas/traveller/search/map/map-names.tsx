import { Plane } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { planeKm } from '#kernel/geo.ts'
import type { LocationMap } from '#domains/rentals/maps/location-map.contract.ts'
import { boxAround, placeLabels, labelPlaces, placesOnCircle, type Box } from './map-labels.ts'
import { pixelOf, ringsOf, type Frame, type Pixel } from './map-frame.ts'

type Name = { key: string; text: string; kind: 'place' | 'around' | 'ring'; airport: boolean; places: Box[] }

const LINE = 20

/** Distance from the middle of a line to its baseline. */
const BASELINE = 4

const PLANE = 14

/** A name farther from its point than this would be another point's. */
const NAME_APART = 12

/** Names of the place and its surroundings, and the distances of the rings, if the desks leave room. */
export function MapNames({ map, frame, taken }: { map: LocationMap; frame: Frame; taken: readonly Box[] }) {
  const { t } = useTranslation('search')
  const nameOf = (point: LocationMap['place'], kind: 'place' | 'around'): Name => {
    const airport = point.type === 'airport'
    const anchor = pixelOf(frame, planeKm(map.place, point))
    const width = widthOf(point.name) + (airport ? LINE : 0)
    const farthest = kind === 'place' ? Infinity : NAME_APART
    const places = labelPlaces({ anchor, width, height: LINE }, farthest)
    return { key: point.id, text: point.name, kind, airport, places }
  }
  const centre = pixelOf(frame, { east: 0, north: 0 })
  const rings = ringsOf(frame).map(({ km, radius }): Name => {
    const text = t('map.km', { km })
    const places = placesOnCircle({ anchor: centre, width: widthOf(text), height: LINE }, radius)
    return { key: `ring ${km}`, text, kind: 'ring', airport: false, places }
  })
  const seen = map.around.filter((point) => isIn(frame, pixelOf(frame, planeKm(map.place, point))))
  const names = [nameOf(map.place, 'place'), ...rings, ...seen.map((point) => nameOf(point, 'around'))]
  const dots = [map.place, ...seen].map((point) => ({
    key: point.id,
    ...pixelOf(frame, planeKm(map.place, point)),
  }))
  const boxes = placeLabels(
    names.map(({ places }) => places),
    frame,
    [...taken, ...dots.map((dot) => boxAround(dot, 3))],
  )
  return (
    <>
      {dots.map(({ key, x, y }) => (
        <circle key={key} cx={x} cy={y} r={3} className="map-dot" />
      ))}
      {names.map(({ key, text, kind, airport }, at) => {
        const box = boxes[at]
        if (!box) return null
        const [middle, baseline] = [box.x + box.width / 2, box.y + box.height / 2 + BASELINE]
        return (
          <g key={key} className={`map-name map-name-${kind}`}>
            {airport && <Plane x={box.x} y={box.y + (LINE - PLANE) / 2} size={PLANE} className="map-plane" />}
            <text x={airport ? middle + LINE / 2 : middle} y={baseline} textAnchor="middle">
              {text}
            </text>
          </g>
        )
      })}
    </>
  )
}

function isIn({ width, height }: Frame, { x, y }: Pixel): boolean {
  return x > 0 && y > 0 && x < width && y < height
}

/** Estimates the width of a text of the smallest size: measuring each would force a layout. */
function widthOf(text: string): number {
  return Math.ceil(text.length * 7.4) + 6
}
