import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { CarDrawing } from '#ui/drawings/car-drawing.tsx'
import { paintOf } from '#ui/drawings/car-paint.ts'
import { isElectric } from './vehicle-facts.tsx'

/** The supplier's picture when it sends one, else our drawing of the body type; the same box for both. */
export function VehiclePicture({
  vehicle,
  supplier = '',
  className = 'w-full',
}: {
  vehicle: Offer['vehicle']
  /** Code of the supplier, whose fleet has paints of its own. */
  supplier?: string
  className?: string
}) {
  if (vehicle.image)
    return (
      <img
        src={vehicle.image}
        alt=""
        width={320}
        height={136}
        loading="lazy"
        decoding="async"
        className={`aspect-[320/136] object-contain ${className}`}
      />
    )
  return (
    <CarDrawing
      bodyType={vehicle.body_type}
      category={vehicle.category}
      paint={paintOf(vehicle.name, supplier)}
      electric={isElectric(vehicle)}
      className={className}
    />
  )
}
