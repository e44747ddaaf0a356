import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type SortOrder = 'ascending' | 'descending'

export type Column<Row> = {
  label: string
  render: (row: Row) => ReactNode
  /** Names its row. */
  heads?: boolean
  /** Sorts by it when its heading is pressed. */
  sortable?: boolean
  /** End-aligned: figures and buttons. */
  atEnd?: boolean
  /**
   * If true, values need no heading: below 48rem it is hidden, and a figure moves to the end of the first
   * line.
   */
  plain?: boolean
}

/** Rows that are chosen by a checkbox each. */
export type RowChoice<Row> = {
  isChosen: (key: string) => boolean
  onToggle: (key: string) => void
  onToggleAll: () => void
  /** Labels of a row's checkbox and of the select-all checkbox. */
  nameOf: (row: Row) => string
  allName: string
}

type DataTableProps<Row> = {
  caption: string
  /** Shown above the table; else for screen readers only, as a nearby heading has the same text. */
  captionShown?: boolean
  /** Columns in order, by sort key. */
  columns: Readonly<Record<string, Column<Row>>>
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sorted?: { by: string; order: SortOrder }
  onSort?: (by: string, order: SortOrder) => void
  choice?: RowChoice<Row> | undefined
  /** Replaces the rows if there are none. */
  empty: ReactNode
}

/**
 * A table whose sortable headings are buttons. Below 48rem each row is a block with headings next to its
 * cells, except `plain` columns.
 */
export function DataTable<Row>({
  caption,
  captionShown = false,
  columns,
  rows,
  rowKey,
  sorted,
  onSort,
  choice,
  empty,
}: DataTableProps<Row>) {
  if (rows.length === 0) return <div className="rounded-card border border-line bg-paper">{empty}</div>
  return (
    <div className="rounded-card border border-line bg-paper">
      <table className="w-full text-sm max-md:block">
        <caption
          className={captionShown ? 'px-3 pt-3 text-start font-semibold max-md:block md:px-4' : 'sr-only'}
        >
          {caption}
        </caption>
        <thead className="max-md:sr-only">
          <tr className="border-b border-line-strong">
            {choice && (
              <td className="w-10 ps-2 max-md:hidden">
                <Tick
                  name={choice.allName}
                  checked={rows.every((row) => choice.isChosen(rowKey(row)))}
                  onChange={choice.onToggleAll}
                />
              </td>
            )}
            {Object.entries(columns).map(([name, column]) => (
              <Heading key={name} name={name} column={column} sorted={sorted} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className={classes(
                'max-md:grid max-md:gap-x-3 max-md:px-3 max-md:py-3',
                choice
                  ? 'max-md:grid-cols-[auto_minmax(0,1fr)_auto]'
                  : 'max-md:grid-cols-[minmax(0,1fr)_auto]',
                choice?.isChosen(rowKey(row)) && 'bg-coral-wash',
              )}
            >
              {choice && (
                <td className="py-0.5 ps-2 align-top max-md:row-start-1 max-md:p-0">
                  <Tick
                    name={choice.nameOf(row)}
                    checked={choice.isChosen(rowKey(row))}
                    onChange={() => choice.onToggle(rowKey(row))}
                  />
                </td>
              )}
              {Object.entries(columns).map(([name, column]) => (
                <Cell key={name} column={column} hasCheckbox={choice !== undefined}>
                  {column.render(row)}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Tick({ name, ...props }: { name: string; checked: boolean; onChange: () => void }) {
  return (
    <label className="flex size-11 items-center justify-center max-md:-ms-3 max-md:-me-3 max-md:-mt-1">
      <input {...props} type="checkbox" aria-label={name} className="tick size-5" />
    </label>
  )
}

type CellProps<Row> = { column: Column<Row>; hasCheckbox: boolean; children: ReactNode }

function Cell<Row>({ column, hasCheckbox, children }: CellProps<Row>) {
  const cellClasses = classes(
    'px-2 py-2.5 align-top first:ps-4 last:pe-4 max-md:flex max-md:gap-3 max-md:px-0! max-md:py-1 max-md:text-start',
    column.atEnd ? 'text-end' : 'text-start font-normal',
    placeOnPhones(column, hasCheckbox),
  )
  const shown = (
    <>
      {!column.plain && (
        <span
          aria-hidden="true"
          // Narrower next to a checkbox, so that all values of a row align.
          className={classes(
            'shrink-0 text-xs text-ink-soft md:hidden',
            hasCheckbox && column.heads ? 'w-20' : 'w-28',
          )}
        >
          {column.label}
        </span>
      )}
      <span className="block min-w-0 break-words">{children}</span>
    </>
  )
  return column.heads ? (
    <th scope="row" className={cellClasses}>
      {shown}
    </th>
  ) : (
    <td className={cellClasses}>{shown}</td>
  )
}

/** Returns the grid placement below 48rem: checkbox, row heading and a figure share the first line. */
function placeOnPhones(
  { plain, heads, atEnd }: Pick<Column<unknown>, 'plain' | 'heads' | 'atEnd'>,
  hasCheckbox: boolean,
): string {
  if (plain && atEnd) return 'max-md:-col-end-1 max-md:row-start-1 max-md:text-end!'
  if (plain && heads) return classes('max-md:row-start-1', hasCheckbox && 'max-md:col-start-2')
  if (heads && hasCheckbox) return 'max-md:col-start-2 max-md:-col-end-1 max-md:row-start-1'
  return 'max-md:col-span-full'
}

type HeadingProps<Row> = {
  name: string
  column: Column<Row>
  sorted: DataTableProps<Row>['sorted']
  onSort: DataTableProps<Row>['onSort']
}

function Heading<Row>({ name, column, sorted, onSort }: HeadingProps<Row>) {
  const { label, sortable, atEnd } = column
  const order = sorted?.by === name ? sorted.order : undefined
  const cellClasses = classes(
    'px-2 py-2 text-xs font-medium whitespace-nowrap text-ink-soft first:ps-4 last:pe-4',
    atEnd ? 'text-end' : 'text-start',
  )
  if (!sortable || !onSort)
    return (
      <th scope="col" className={cellClasses}>
        {label}
      </th>
    )
  const Arrow = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <th scope="col" aria-sort={order ?? 'none'} className={cellClasses}>
      <button
        type="button"
        onClick={() => onSort(name, order === 'ascending' ? 'descending' : 'ascending')}
        className="-mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-field px-2 hover:bg-sand-deep hover:text-ink"
      >
        {label}
        <Arrow aria-hidden="true" className="size-3.5" />
      </button>
    </th>
  )
}
