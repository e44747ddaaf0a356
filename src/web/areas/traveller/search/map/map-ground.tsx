import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Navigation2 } from 'lucide-react'
import { pixelOf, ringsOf, scaleBar, type Frame } from './map-frame.ts'

/** Land in units of 100 m from the place. */
const UNITS_OF_KM = 10

const LONGEST_SCALE = 110

type MapGroundProps = {
  land: string
  frame: Frame
  /** True to fill its box, whose size is not known yet, instead of using the frame's size. */
  fills: boolean
  /** Layers drawn on it. */
  children: ReactNode
}

/** Land and sea, and rings at round distances around the place. Attributes alone place it: the server draws it too. */
export function MapGround({ land, frame, fills, children }: MapGroundProps) {
  const { width, height, kmOfPixel } = frame
  const place = pixelOf(frame, { east: 0, north: 0 })
  const scale = 1 / kmOfPixel / UNITS_OF_KM
  return (
    <svg
      aria-hidden="true"
      {...(fills
        ? { width: '100%', height: '100%', preserveAspectRatio: 'xMidYMid slice' }
        : { width, height })}
      viewBox={`0 0 ${width} ${height}`}
      className="absolute left-0 top-0"
    >
      <rect width={width} height={height} className="map-sea" />
      <path
        d={land}
        className="map-land"
        transform={`translate(${place.x} ${place.y}) scale(${scale})`}
        fillRule="evenodd"
        vectorEffect="non-scaling-stroke"
      />
      {ringsOf(frame).map(({ km, radius }) => (
        <circle key={km} cx={place.x} cy={place.y} r={radius} className="map-ring" />
      ))}
      {children}
    </svg>
  )
}

/** The bar of the scale, which way north is, and how right the coast is. */
export function MapLegend({ frame }: { frame: Frame }) {
  const { t } = useTranslation('search')
  const { km, pixels } = scaleBar(frame, LONGEST_SCALE)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-3 py-2 text-xs text-ink-soft">
      <span className="flex items-center gap-2 tabular">
        <svg aria-hidden="true" width={pixels} height={8} fill="none" stroke="currentColor" strokeWidth={2}>
          <path d={`M1 0V7H${pixels - 1}V0`} />
        </svg>
        {t('map.km', { km })}
      </span>
      <span>{t('map.coast')}</span>
      <span className="flex items-center gap-1">
        <Navigation2 aria-hidden="true" className="size-4" />
        {t('map.north')}
      </span>
    </div>
  )
}
