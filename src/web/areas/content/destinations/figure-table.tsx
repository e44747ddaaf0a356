import type { ReactNode } from 'react'

type FigureTableProps = {
  title: string
  text?: string
  /** Headings of the columns; the first names the rows, the others are figures. */
  columns: readonly string[]
  children: ReactNode
}

/** A small table of figures in a card. */
export function FigureTable({ title, text, columns, children }: FigureTableProps) {
  return (
    <div className="rounded-card border border-line bg-paper p-4 md:p-6">
      <table className="w-full text-sm">
        <caption className="pb-3 text-start">
          <span className="text-lg font-semibold">{title}</span>
          {text && <span className="mt-1 block text-xs text-ink-soft">{text}</span>}
        </caption>
        <thead>
          <tr className="border-b border-line-strong text-xs text-ink-soft">
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={at === 0 ? 'pe-4 pb-2 text-start font-medium' : 'pb-2 text-end font-medium'}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">{children}</tbody>
      </table>
    </div>
  )
}
