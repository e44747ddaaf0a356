import type { ReactNode } from 'react'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Parts } from '#ui/parts.tsx'

type HistoryListProps = {
  entries: readonly {
    key: string
    at: string
    by: string
    what: ReactNode
    /** Detail of the entry, such as a new value or a person. */
    more?: ReactNode
  }[]
  /** Shown if there are no entries. */
  none: string
}

/** History of a record, latest first. */
export function HistoryList({ entries, none }: HistoryListProps) {
  return (
    <ol className="divide-y divide-line text-sm">
      {entries.map(({ key, at, by, what, more }) => (
        <li key={key} className="py-2">
          <span className="font-medium">{what}</span>
          {more != null && <span className="block break-words text-ink-soft">{more}</span>}
          <Parts className="text-xs text-ink-soft">
            <InstantText value={at} className="tabular" />
            <bdi>{by}</bdi>
          </Parts>
        </li>
      ))}
      {entries.length === 0 && <li className="py-2 text-ink-soft">{none}</li>}
    </ol>
  )
}
