import type { BodyType, Category } from '#kernel/acriss.ts'
import { carShape } from '#kernel/car-shape.ts'
import type { CarPaint } from './car-paint.ts'
import sheet from './cars/cars.svg'

export type CarDrawingProps = {
  bodyType: BodyType
  /** The car's class, which determines the size of the drawing. */
  category?: Category
  /** Defaults to the body type's own paint. */
  paint?: CarPaint
  electric?: boolean
  className?: string
}

/**
 * Side view of a car in two tones and glass; decorative, mirrored in a right-to-left page. The shapes are in
 * one file, which the browser caches: a page with twenty cars only references them.
 */
export function CarDrawing({
  bodyType,
  category = 'intermediate',
  paint = PAINT[bodyType],
  electric = false,
  className = '',
}: CarDrawingProps) {
  return (
    <svg
      viewBox="0 0 320 136"
      className={`drawing drawing-turns ${className}`}
      data-paint={paint}
      aria-hidden="true"
    >
      <use href={`${sheet}#${carShape(bodyType, category)}`} />
      {electric && <use href={`${sheet}#electric`} />}
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
