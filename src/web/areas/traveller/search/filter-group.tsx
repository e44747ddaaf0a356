import { useState, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { FilterKind, RangeKind } from '#domains/rentals/search/search-choice.contract.ts'

/** Names the groups that an address opens. */
export const OPENED = 'open'

type FilterGroupProps = { kind: FilterKind | RangeKind; open: boolean; children: ReactNode }

/**
 * The filters of one kind under their name. A closed group is not in the page; before hydration, its button
 * requests the page with the group open.
 */
export function FilterGroup({ kind, open: first, children }: FilterGroupProps) {
  const { t } = useTranslation('search')
  const [pressed, setPressed] = useState<boolean | null>(null)
  const open = pressed ?? first
  const name = t(`kinds.${kind}`)
  return (
    <div className="filter-group">
      <h3>
        <button
          type="submit"
          name={OPENED}
          value={kind}
          aria-expanded={open}
          onClick={(event) => {
            event.preventDefault()
            setPressed(!open)
          }}
        >
          {name}
        </button>
      </h3>
      {open && (
        <div role="group" aria-label={name}>
          {children}
        </div>
      )}
    </div>
  )
}
