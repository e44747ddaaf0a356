import { Building2, Hotel, Landmark, MapPin, Plane, TrainFront, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from '#ui/classes.ts'
import type { Place } from './place.ts'

const icons: Record<Place['kind'], LucideIcon> = {
  airport: Plane,
  station: TrainFront,
  hotel: Hotel,
  landmark: Landmark,
  area: MapPin,
  city: Building2,
}

type PlaceOptionProps = ComponentProps<'li'> & { place: Place; isActive: boolean }

/** One suggestion: what kind of place, its name, where it is, and the code of an airport. */
export function PlaceOption({ place, isActive, ...props }: PlaceOptionProps) {
  const Icon = icons[place.kind]
  return (
    <li
      {...props}
      className={classes(
        'flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5',
        isActive && 'stands-out bg-coral-wash',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 grow">
        <span className="block text-sm font-medium">
          <bdi>{place.name}</bdi>
        </span>
        {place.around !== place.name && (
          <span className="block text-xs text-ink-soft">
            <bdi>{place.around}</bdi>
          </span>
        )}
      </span>
      {place.iata && (
        <bdi className="shrink-0 rounded-field bg-sand-deep px-2 py-0.5 text-xs font-semibold tabular">
          {place.iata}
        </bdi>
      )}
    </li>
  )
}
