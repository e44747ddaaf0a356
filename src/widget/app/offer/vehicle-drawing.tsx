import type { TripQuote } from '#domains/trips/fares/quote.contract.ts'
import { CarDrawing, type CarDrawingProps } from '#ui/drawings/car-drawing.tsx'
import { CoachDrawing } from '#ui/drawings/coach-drawing.tsx'

const CARS: Readonly<Record<string, CarDrawingProps>> = {
  hatchback: { bodyType: 'hatchback', paint: 'coral' },
  sedan: { bodyType: 'saloon', paint: 'petrol' },
  suv: { bodyType: 'suv', paint: 'dune' },
  luxury: { bodyType: 'saloon', paint: 'pearl' },
  tempo: { bodyType: 'van', paint: 'sea' },
}

/** The drawing of a type of vehicle; the staff's own types by their seats. */
export function VehicleDrawing({
  vehicle: { id, seats },
}: {
  vehicle: TripQuote['options'][number]['vehicle_type']
}) {
  const car = CARS[id] ?? carOf(seats)
  return id === 'coach' || car === null ? <CoachDrawing /> : <CarDrawing {...car} />
}

function carOf(seats: number): CarDrawingProps | null {
  if (seats <= 5) return { bodyType: 'saloon', paint: 'petrol' }
  if (seats <= 8) return { bodyType: 'people_carrier', paint: 'petrol' }
  return seats <= 20 ? { bodyType: 'van', paint: 'sea' } : null
}
