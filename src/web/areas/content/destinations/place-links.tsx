import { Building2, Plane } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { DestinationLink } from '#domains/content/destinations/destination.contract.ts'
import { PageLink } from '#web/shell/page-link.tsx'

type PlaceLinksProps<Place> = {
  title: string
  text?: string
  places: readonly Place[]
  /** Text below the name of each. */
  note?: (place: Place) => ReactNode
}

/** Links to other destinations, under a heading; nothing if there are none. */
export function PlaceLinks<Place extends DestinationLink>({
  title,
  text,
  places,
  note,
}: PlaceLinksProps<Place>) {
  const id = useId()
  if (places.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {places.map((place) => (
          <li key={place.id}>
            <PlaceCard place={place} note={note?.(place)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlaceCard({ place, note }: { place: DestinationLink; note: ReactNode }) {
  const Icon = place.type === 'airport' ? Plane : Building2
  return (
    <PageLink
      to={place.path}
      className="flex h-full items-start gap-3 rounded-card border border-line bg-paper p-4 transition-colors duration-150 hover:border-coral-deep"
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-coral-deep" />
      <span className="min-w-0">
        <span className="block text-sm font-semibold">
          <bdi>{place.name}</bdi>
        </span>
        {note && <span className="mt-0.5 block text-xs text-ink-soft">{note}</span>}
      </span>
    </PageLink>
  )
}
