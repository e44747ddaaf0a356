import { z } from 'zod'
import { fieldError, orNull, queryNumber } from '#kernel/contract.ts'

/** Default number of rows of a page. */
export const DEFAULT_ROWS = 20
const MAX_ROWS = 100
/**
 * Maximum rows of `rows=-1`; a longer grid names its next page. More would block the process for longer than about 20
 * ms.
 */
export const ALL_ROWS = 1000
/** Maximum rows of a PDF: typesetting them takes a thread more than a second. */
export const MAX_PDF_ROWS = 500
/** The last row reachable by page number; `after` continues from there. */
export const MAX_ROW = 1_000_000

const rowsError = fieldError('rows_invalid')
const pageError = fieldError('page_invalid')

/** Creates the `rows` parameter. `max`: maximum rows of a page; longer lists are never read completely. */
function rowsField(max: number) {
  return queryNumber(z.int(rowsError).refine((rows) => rows === -1 || (rows >= 1 && rows <= max), rowsError))
    .default(Math.min(DEFAULT_ROWS, max))
    .meta({ description: `1 to ${max}, or -1: all, up to ${ALL_ROWS}` })
}

const page = queryNumber(z.int(pageError).min(1, pageError).max(MAX_ROW, pageError))

/**
 * Creates the query of a grid: page, filters and order by one of `sorts` (`-name`: descending; the first is the
 * default).
 */
export function gridQuery<Filters extends z.ZodRawShape>(
  sorts: readonly [string, ...string[]],
  filters: Filters,
  max = MAX_ROWS,
) {
  const both = sorts.flatMap((name) => [name, `-${name}`])
  return z.object({
    rows: rowsField(max),
    page: page.default(1),
    sort: z.enum(both, fieldError('sort_unknown')).default(sorts[0]),
    ...filters,
  })
}

type KeyedPage = { rows: number; page?: number; after?: string }

/** Creates the query of a grid too long to be read completely. `after` continues after a row, at any depth. */
export function keyedGridQuery<Sort extends z.ZodType, Filters extends z.ZodRawShape>(
  sort: Sort,
  filters: Filters,
) {
  return z
    .object({
      rows: rowsField(MAX_ROWS),
      page: page.optional(),
      after: z
        .uuid(fieldError('after_invalid'))
        .optional()
        .meta({ description: '`next` of the page before; not with `page`' }),
      sort,
      ...filters,
    })
    .refine((query) => !hasPageAndAfter(query as KeyedPage), {
      path: ['after'],
      ...fieldError('page_or_after'),
    })
    .refine((query) => !isTooDeep(query as KeyedPage), { path: ['page'], ...fieldError('page_too_deep') })
}

function hasPageAndAfter({ page: number, after }: KeyedPage): boolean {
  return number !== undefined && after !== undefined
}

function isTooDeep({ page: number = 1, rows }: KeyedPage): boolean {
  return number * pageSizeOf(rows) > MAX_ROW
}

/** Returns the number of rows of a page; `-1` means the maximum of one answer. */
export function pageSizeOf(rows: number): number {
  return rows === -1 ? ALL_ROWS : rows
}

export function gridReply<Row extends z.ZodType>(row: Row) {
  return z.object({
    rows: z.array(row),
    total: z.int().meta({ description: 'Rows of all pages' }),
  })
}

export function keyedGridReply<Row extends z.ZodType>(row: Row) {
  return gridReply(row).extend({
    total_about: z.boolean().meta({ description: 'Whether `total` is an estimate' }),
    next: orNull(z.string()).meta({ description: '`after` of the next page; null: there is none' }),
  })
}

/** Request headers of a grid. */
export const GridHeaders = z.object({
  language: z.string().optional().meta({ description: '`en` or `ar`; any other is answered in English' }),
  accept: z.string().optional().meta({
    description: 'JSON unless `text/csv`, `application/pdf` or the type of `.xlsx` is preferred',
  }),
})
