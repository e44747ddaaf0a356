import { Plane } from 'lucide-react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { classes } from '#ui/classes.ts'
import { planeKm } from '#kernel/geo.ts'
import type { LocationMap } from '#domains/rentals/maps/location-map.contract.ts'
import { boxAround, placeLabels, placesBeside, placesOnCircle, type Box } from './map-labels.ts'
import { pixelOf, ringsOf, type Frame, type Pixel } from './map-frame.ts'

type Name = { key: string; text: string; look: 'place' | 'around' | 'ring'; airport: boolean; places: Box[] }

const LINE = 20

/** A name farther from its point than this would be another point's. */
const NAME_APART = 12

/** The names of the place and of what is around it, and the distances of the rings, where the desks leave room. */
export function MapNames({ map, frame, taken }: { map: LocationMap; frame: Frame; taken: readonly Box[] }) {
  const { t } = useTranslation('search')
  const named = (point: LocationMap['place'], look: 'place' | 'around'): Name => {
    const airport = point.type === 'airport'
    const anchor = pixelOf(frame, planeKm(map.place, point))
    const width = widthOf(point.name) + (airport ? LINE : 0)
    const farthest = look === 'place' ? Infinity : NAME_APART
    const places = placesBeside({ anchor, width, height: LINE }, farthest)
    return { key: point.id, text: point.name, look, airport, places }
  }
  const centre = pixelOf(frame, { east: 0, north: 0 })
  const rings = ringsOf(frame).map(({ km, radius }): Name => {
    const text = t('map.km', { km })
    const places = placesOnCircle({ anchor: centre, width: widthOf(text), height: LINE }, radius)
    return { key: `ring ${km}`, text, look: 'ring', airport: false, places }
  })
  const seen = map.around.filter((point) => isIn(frame, pixelOf(frame, planeKm(map.place, point))))
  const names = [named(map.place, 'place'), ...rings, ...seen.map((point) => named(point, 'around'))]
  const dots = seen.map((point) => ({ key: point.id, ...pixelOf(frame, planeKm(map.place, point)) }))
  const boxes = placeLabels(
    names.map(({ places }) => places),
    frame,
    [...taken, ...dots.map((dot) => boxAround(dot, 3))],
  )
  return (
    <div aria-hidden="true">
      {dots.map(({ key, x, y }) => (
        <span
          key={key}
          className="absolute size-1.5 -translate-1/2 rounded-full bg-line-strong forced-colors:bg-[CanvasText]"
          style={{ left: x, top: y }}
        />
      ))}
      {names.map(({ key, text, look, airport }, at) => {
        const box = boxes[at]
        return (
          box && (
            <span
              key={key}
              className={classes(
                'map-name absolute flex items-center justify-center gap-1 whitespace-nowrap text-xs leading-none',
                look === 'place' ? 'font-semibold text-ink' : 'text-ink-soft',
                look === 'ring' && 'tabular',
              )}
              style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
            >
              {airport && <Plane className="size-3.5 shrink-0" />}
              <bdi>{text}</bdi>
            </span>
          )
        )
      })}
    </div>
  )
}

function isIn({ width, height }: Frame, { x, y }: Pixel): boolean {
  return x > 0 && y > 0 && x < width && y < height
}

/** About as wide as a text of the smallest size is: measuring each would lay the page out anew. */
function widthOf(text: string): number {
  return Math.ceil(text.length * 7.4) + 6
}
