import { useState } from 'react'
import type { Offer } from '#domains/rentals/search/search.contract.ts'
import { CarDrawing } from '#ui/drawings/car-drawing.tsx'
import { paintOf } from '#ui/drawings/car-paint.ts'
import { isElectric } from './vehicle-facts.tsx'

/**
 * The supplier's image if we have converted it, else our drawing of the body type; both have the same box. A
 * booking may name an image that no longer exists.
 */
export function VehiclePicture({
  vehicle,
  supplier = '',
  className = 'w-full',
}: {
  vehicle: Offer['vehicle']
  /** Code of the supplier, which may have its own paint colours. */
  supplier?: string
  className?: string
}) {
  const [missing, setMissing] = useState<string | null>(null)
  const picture = OWN_PICTURE.exec(vehicle.image ?? '')?.[1]
  if (picture === undefined || picture === missing)
    return (
      <CarDrawing
        bodyType={vehicle.body_type}
        category={vehicle.category}
        paint={paintOf(vehicle.name, supplier)}
        electric={isElectric(vehicle)}
        className={className}
      />
    )
  return (
    <picture>
      <source type="image/avif" srcSet={`${picture}-320.avif, ${picture}-640.avif 2x`} />
      <img
        src={`${picture}-320.webp`}
        srcSet={`${picture}-640.webp 2x`}
        alt=""
        width={320}
        height={136}
        loading="lazy"
        className={`car-photo ${className}`}
        onError={() => setMissing(picture)}
        // The image may have failed before hydration.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setMissing(picture)
        }}
      />
    </picture>
  )
}

/** Matches our own images only: another site's would disclose page views to a third party. */
const OWN_PICTURE = /^(\/pictures\/[\w-]+)-320\.webp$/
