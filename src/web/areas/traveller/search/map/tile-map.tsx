import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { openTileMap, type TileMap as Tiles } from '#ui/tile-map/open-tile-map.ts'
import type { LocationMap } from '#domains/rentals/maps/location-map.contract.ts'
import { deskMarks } from './desk-marks.ts'
import type { DeskOnMap } from './desks-on-map.ts'
import { MarkButtons } from './mark-buttons.tsx'
import type { Size } from './map-frame.ts'
import { useMarkWords } from './use-mark-words.ts'

type TileMapProps = {
  style: string
  map: LocationMap
  desks: readonly DeskOnMap[]
  onToggle: (desks: readonly string[]) => void
  /** The style or the browser cannot draw it. */
  onFailure: () => void
}

/** Degrees around one desk alone. */
const MIN_DEGREES = 0.05

/** Margin for the labels of desks at the sides, and for the buttons at the right of a wide map. */
const PADDING = { top: 70, bottom: 60, left: 90, right: 90 }
const WIDE_PX = 480
const BUTTONS_PX = 40

/** The desks on a map of tiles, by the style of the configuration; labels are placed again after the map moves. */
export default function TileMap({ style, map, desks, onToggle, onFailure }: TileMapProps) {
  const { t } = useTranslation('search')
  const element = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<{ tiles: Tiles; size: Size } | null>(null)
  const wordsOf = useMarkWords()
  const failed = useEffectEvent(onFailure)
  const open = useEffectEvent((container: HTMLElement) =>
    openMap(container, { style, map, desks, t, onFailure: () => failed() }),
  )
  useEffect(() => {
    if (!element.current) return undefined
    let tiles: Tiles
    try {
      tiles = open(element.current)
    } catch {
      // A browser without WebGL.
      failed()
      return undefined
    }
    const show = () => {
      const { clientWidth: width, clientHeight: height } = tiles.getContainer()
      setDrawn({ tiles, size: { width, height } })
    }
    for (const event of ['load', 'move', 'resize'] as const) tiles.on(event, show)
    return () => tiles.remove()
  }, [])
  const points = desks.flatMap((desk) => {
    if (!drawn || !desk.point) return []
    const { x, y } = drawn.tiles.project([desk.point.longitude, desk.point.latitude])
    return [{ desk, x, y }]
  })
  const marks = deskMarks(
    points.filter(isIn(drawn?.size)),
    drawn?.size ?? { width: 0, height: 0 },
    (together) => {
      const { price, cars } = wordsOf(together)
      return Math.max(price.length, cars.length)
    },
  )
  return (
    <div className="relative h-96 overflow-hidden lg:h-112">
      <div ref={element} dir="ltr" className="size-full" />
      <div className="pointer-events-none absolute inset-0">
        <MarkButtons label={t('map.marks')} marks={marks} onToggle={onToggle} />
      </div>
    </div>
  )
}

function openMap(
  container: HTMLElement,
  { map, desks, t, ...props }: Omit<TileMapProps, 'onToggle'> & { t: (key: string) => string },
): Tiles {
  const points = [map.place, ...desks.flatMap(({ point }) => point ?? [])]
  const [west, east] = ends(points.map(({ longitude }) => longitude))
  const [south, north] = ends(points.map(({ latitude }) => latitude))
  return openTileMap(container, {
    ...props,
    t,
    // The card around it has the title.
    title: t('map.show'),
    bounds: [west, south, east, north],
    fitBoundsOptions: {
      padding: { ...PADDING, right: PADDING.right + (container.clientWidth < WIDE_PX ? 0 : BUTTONS_PX) },
    },
    // The page scrolls over it.
    cooperativeGestures: true,
  })
}

function ends(values: readonly number[]): [min: number, max: number] {
  const [min, max] = [Math.min(...values), Math.max(...values)]
  const missing = Math.max(0, MIN_DEGREES - (max - min)) / 2
  return [min - missing, max + missing]
}

function isIn(size: Size | undefined) {
  return ({ x, y }: { x: number; y: number }) =>
    size !== undefined && x >= 0 && y >= 0 && x <= size.width && y <= size.height
}
