import { Building2, Plane, Store } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Location } from '#domains/rentals/locations/location.contract.ts'
import { classes } from '#ui/classes.ts'
import { placeDetail } from './place-words.ts'

const icons = { airport: Plane, city: Building2, station: Store } as const

type PlaceOptionProps = ComponentProps<'li'> & { place: Location; highlighted: boolean }

/** One suggestion: what kind of place, its name, where it is, and the code of an airport. */
export function PlaceOption({ place, highlighted, ...props }: PlaceOptionProps) {
  const Icon = icons[place.type]
  return (
    <li
      {...props}
      className={classes(
        'flex min-h-14 cursor-pointer items-center gap-3 px-4 py-2',
        highlighted && 'stands-out bg-coral-wash',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 grow">
        <span className="block text-sm font-medium">
          <bdi>{place.name}</bdi>
        </span>
        <span className="block text-xs text-ink-soft">{placeDetail(place)}</span>
      </span>
      {place.iata && (
        <bdi className="shrink-0 rounded-field bg-sand-deep px-2 py-0.5 text-xs font-semibold tabular">
          {place.iata}
        </bdi>
      )}
    </li>
  )
}
