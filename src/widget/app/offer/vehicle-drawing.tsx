import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import { CarDrawing, type CarDrawingProps } from '#ui/drawings/car-drawing.tsx'
import { CoachDrawing } from '#ui/drawings/coach-drawing.tsx'

type VehicleType = TripQuote['options'][number]['vehicle_type']

const CARS: Readonly<Record<Exclude<VehicleType['picture'], 'coach'>, CarDrawingProps>> = {
  hatchback: { bodyType: 'hatchback', category: 'compact', paint: 'coral' },
  saloon: { bodyType: 'saloon', paint: 'petrol' },
  suv: { bodyType: 'suv', paint: 'dune' },
  luxury: { bodyType: 'saloon', category: 'luxury', paint: 'graphite' },
  people_carrier: { bodyType: 'people_carrier', category: 'intermediate', paint: 'petrol' },
  van: { bodyType: 'people_carrier', category: 'fullsize', paint: 'sea' },
}

/** The drawing of a type of vehicle. */
export function VehicleDrawing({ vehicle: { picture } }: { vehicle: VehicleType }) {
  return picture === 'coach' ? <CoachDrawing /> : <CarDrawing {...CARS[picture]} />
}
