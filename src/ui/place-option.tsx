import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

type PlaceOptionProps = ComponentProps<'li'> & {
  /** Icon of the kind of place. */
  icon: LucideIcon
  name: string
  /** City or country; empty if the name includes it. */
  detail: string
  /** Code of an airport. */
  iata: string | null | undefined
}

/** A suggested place: its kind, name, location and airport code. */
export function PlaceOption({ icon: Icon, name, detail, iata, ...props }: PlaceOptionProps) {
  return (
    <li
      {...props}
      className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-2 aria-selected:stands-out aria-selected:bg-coral-wash"
    >
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span className="min-w-0 grow">
        <span className="block text-sm font-medium">
          <bdi>{name}</bdi>
        </span>
        {detail !== '' && (
          <span className="block text-xs text-ink-soft">
            <bdi>{detail}</bdi>
          </span>
        )}
      </span>
      {iata && (
        <bdi className="shrink-0 rounded-field bg-sand-deep px-2 py-0.5 text-xs font-semibold tabular">
          {iata}
        </bdi>
      )}
    </li>
  )
}
