import { MapPin } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Coordinates } from '#kernel/geo.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { openTileMap } from '#ui/tile-map/open-tile-map.ts'

type PointOnMapProps = {
  style: string
  /** Initial centre: the city's. */
  start: Coordinates
  /** The point as text, with five decimals: about a metre. */
  onChoose: (point: string) => void
  onClose: () => void
}

/** A city fills the map. */
const ZOOM = 11

/** A map whose centre is the chosen point. The user moves it under a pin, also with the arrow keys. */
export function PointOnMap({ style, start, onChoose, onClose }: PointOnMapProps) {
  const { t } = useTranslation('price')
  const element = useRef<HTMLDivElement>(null)
  const [point, setPoint] = useState(textOf(start))
  const [failed, setFailed] = useState(false)
  const open = useEffectEvent((container: HTMLElement) =>
    openTileMap(container, {
      style,
      title: t('map.title'),
      t,
      center: [start.longitude, start.latitude],
      zoom: ZOOM,
      onFailure: () => setFailed(true),
    }),
  )
  useEffect(() => {
    if (!element.current) return undefined
    try {
      const tiles = open(element.current)
      tiles.on('moveend', () => {
        const { lat, lng } = tiles.getCenter().wrap()
        setPoint(textOf({ latitude: lat, longitude: lng }))
      })
      tiles.getCanvas().focus()
      return () => tiles.remove()
    } catch {
      // A browser without WebGL.
      setFailed(true)
      return undefined
    }
  }, [])
  if (failed) return <Notice tone="careful" title={t('map.failed')} />
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line p-2">
      <p className="text-xs text-ink-soft">{t('map.hint')}</p>
      <div className="relative h-72 overflow-hidden rounded-field">
        <div ref={element} dir="ltr" className="size-full" />
        {/* The tip of the pin is the centre of the map. */}
        <MapPin
          aria-hidden="true"
          className="pointer-events-none absolute inset-s-1/2 top-1/2 size-9 -translate-y-[92%] fill-coral text-paper ltr:-translate-x-1/2 rtl:translate-x-1/2"
        />
      </div>
      <output dir="ltr" className="text-center text-xs text-ink-soft tabular-nums">
        {point}
      </output>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => onChoose(point)}>{t('map.choose')}</Button>
        <Button variant="second" onClick={onClose}>
          {t('map.close')}
        </Button>
      </div>
    </div>
  )
}

function textOf({ latitude, longitude }: Coordinates): string {
  return `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
}
