import { useId } from 'react'
import type { BodyType } from '#kernel/acriss.ts'
import type { CarPaint } from './car-paint.ts'
import { CAR_SHAPES } from './car-shapes.ts'
import type { CarShape } from './car-shapes.ts'

export type CarDrawingProps = {
  bodyType: BodyType
  /** Defaults to the body type's own paint. */
  paint?: CarPaint
  electric?: boolean
  className?: string
}

/** Side view of a body type in two tones and glass; decorative, mirrored in a right-to-left page. */
export function CarDrawing({ bodyType, paint, electric = false, className = '' }: CarDrawingProps) {
  const shape = CAR_SHAPES[bodyType]
  const clip = useId()
  const { wheels } = shape
  const hub = 124 - wheels.radius
  const inside = `url(#${clip})`
  // A convertible's windscreen frame stands above its body; other pillars end at the roof.
  const pillarClip = bodyType === 'convertible' ? {} : { clipPath: inside }
  const middle = (shape.sill.rear + shape.sill.front) / 2
  return (
    <svg
      viewBox="0 0 320 136"
      className={`drawing drawing-turns ${className}`}
      data-paint={paint ?? PAINT[bodyType]}
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <path d={bodyPath(shape)} />
      </clipPath>
      <ellipse
        cx={middle}
        cy="123"
        rx={(shape.sill.front - shape.sill.rear) / 2 + 8}
        ry="5"
        className="draw-shadow"
      />
      {shape.seats && <path d={shape.seats} className="draw-tyre" />}
      <path d={wheelHouse(shape)} className="draw-tyre" />
      <path d={bodyPath(shape)} className="draw-paint" />
      <path d={shape.crease} className="draw-paint-low" clipPath={inside} />
      <path d={shape.glass} className="draw-glass" />
      {shape.shine && <path d={shape.shine} className="draw-shine" />}
      <path
        d={shape.pillars}
        className={bodyType === 'convertible' ? 'draw-frame' : 'draw-pillar'}
        {...pillarClip}
      />
      <path d={shape.seams} className="draw-seam" clipPath={inside} />
      <path d={shape.handles} className="draw-handle" />
      {shape.trim && <path d={shape.trim} className="draw-trim" />}
      <path d={shape.headlamp} className="draw-headlamp" />
      <path d={shape.taillamp} className="draw-taillamp" />
      <Wheel x={wheels.rear} y={hub} radius={wheels.radius} />
      <Wheel x={wheels.front} y={hub} radius={wheels.radius} />
      {electric && <ElectricMark x={shape.badge.x} y={shape.badge.y} />}
    </svg>
  )
}

const PAINT: Readonly<Record<BodyType, CarPaint>> = {
  hatchback: 'coral',
  saloon: 'petrol',
  estate: 'sea',
  suv: 'dune',
  people_carrier: 'petrol',
  van: 'sea',
  convertible: 'coral',
  coupe: 'coral',
  pickup: 'dune',
}

const ARCH_GAP = 4.5

function bodyPath(shape: CarShape): string {
  return `${shape.outline}H${archEdge(shape, 'front', 1)}${archOver(shape, 'front')}H${archEdge(shape, 'rear', 1)}${archOver(shape, 'rear')}H${shape.sill.rear}Z`
}

function wheelHouse(shape: CarShape): string {
  const house = (end: 'front' | 'rear') =>
    `M${archEdge(shape, end, 1)} ${shape.sill.y}${archOver(shape, end)}Z`
  return house('front') + house('rear')
}

/** Where the wheel arch meets the sill, before (-1) or after (1) the wheel. */
function archEdge(shape: CarShape, end: 'front' | 'rear', side: 1 | -1): number {
  const { radius } = shape.wheels
  const below = shape.sill.y - (124 - radius)
  const half = Math.sqrt((radius + ARCH_GAP) ** 2 - below ** 2)
  return Math.round((shape.wheels[end] + side * half) * 10) / 10
}

function archOver(shape: CarShape, end: 'front' | 'rear'): string {
  const arch = shape.wheels.radius + ARCH_GAP
  return `A${arch} ${arch} 0 1 0 ${archEdge(shape, end, -1)} ${shape.sill.y}`
}

const SPOKES = [0, 72, 144, 216, 288]

function Wheel({ x, y, radius }: { x: number; y: number; radius: number }) {
  const rim = radius * 0.64
  const spokes = SPOKES.map((degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return `M${x} ${y}L${(x + Math.cos(angle) * rim).toFixed(1)} ${(y + Math.sin(angle) * rim).toFixed(1)}`
  })
  return (
    <>
      <circle cx={x} cy={y} r={radius} className="draw-tyre" />
      <circle cx={x} cy={y} r={rim} className="draw-rim-well" />
      <path d={spokes.join('')} className="draw-spokes" />
      <circle cx={x} cy={y} r={rim} className="draw-rim" />
      <circle cx={x} cy={y} r={radius * 0.16} className="draw-hub" />
    </>
  )
}

function ElectricMark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="9.500" className="draw-electric" />
      <path d="M1.500 -6L-4 1H-0.500L-1.500 6L4 -1H0.500Z" className="draw-electric-bolt" />
    </g>
  )
}
