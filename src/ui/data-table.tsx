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
  /** For figures and buttons. */
  atEnd?: boolean
  /** Says itself what it is: below 48rem it has no heading beside it, and a figure stands at the end of the first line. */
  plain?: boolean
}

/** Rows that are chosen by a checkbox each. */
export type RowChoice<Row> = {
  isChosen: (key: string) => boolean
  onToggle: (key: string) => void
  onToggleAll: () => void
  /** Of the checkbox of a row, and of that of all that are shown. */
  nameOf: (row: Row) => string
  allName: string
}

type DataTableProps<Row> = {
  caption: string
  /** Above the table; else it is read out only, as a heading beside the table says the same. */
  captionShown?: boolean
  /** In their order, by what the rows are sorted by. */
  columns: Readonly<Record<string, Column<Row>>>
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sorted?: { by: string; order: SortOrder }
  onSort?: (by: string, order: SortOrder) => void
  choice?: RowChoice<Row> | undefined
  /** In place of the rows, where there is none. */
  empty: ReactNode
}

/**
 * A real table, whose sortable headings are buttons. Below 48rem each row is a block with the headings beside its cells,
 * but those that are plain.
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
                <Cell key={name} column={column} isBesideTick={choice !== undefined}>
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

type CellProps<Row> = { column: Column<Row>; isBesideTick: boolean; children: ReactNode }

function Cell<Row>({ column, isBesideTick, children }: CellProps<Row>) {
  const look = classes(
    'px-2 py-2.5 align-top first:ps-4 last:pe-4 max-md:flex max-md:gap-3 max-md:px-0! max-md:py-1 max-md:text-start',
    column.atEnd ? 'text-end' : 'text-start font-normal',
    placeOnPhones(column, isBesideTick),
  )
  const shown = (
    <>
      {!column.plain && (
        <span
          aria-hidden="true"
          // Beside its checkbox as much less as that takes, so that all values of a row begin at one place.
          className={classes(
            'shrink-0 text-xs text-ink-soft md:hidden',
            isBesideTick && column.heads ? 'w-20' : 'w-28',
          )}
        >
          {column.label}
        </span>
      )}
      <span className="block min-w-0 break-words">{children}</span>
    </>
  )
  return column.heads ? (
    <th scope="row" className={look}>
      {shown}
    </th>
  ) : (
    <td className={look}>{shown}</td>
  )
}

/** Of the columns that a row has below 48rem: its checkbox, what names it, and a figure, on its first line. */
function placeOnPhones(
  { plain, heads, atEnd }: Pick<Column<unknown>, 'plain' | 'heads' | 'atEnd'>,
  isBesideTick: boolean,
): string {
  if (plain && atEnd) return 'max-md:-col-end-1 max-md:row-start-1 max-md:text-end!'
  if (plain && heads) return classes('max-md:row-start-1', isBesideTick && 'max-md:col-start-2')
  if (heads && isBesideTick) return 'max-md:col-start-2 max-md:-col-end-1 max-md:row-start-1'
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
  const look = classes(
    'px-2 py-2 text-xs font-medium whitespace-nowrap text-ink-soft first:ps-4 last:pe-4',
    atEnd ? 'text-end' : 'text-start',
  )
  if (!sortable || !onSort)
    return (
      <th scope="col" className={look}>
        {label}
      </th>
    )
  const Arrow = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ArrowUpDown
  return (
    <th scope="col" aria-sort={order ?? 'none'} className={look}>
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
