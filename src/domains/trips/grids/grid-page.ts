import { foldText } from '#kernel/fold-text.ts'
import type { NextPage } from '#platform/reports/report-reply.http.ts'
import { pageSizeOf } from './grid.contract.ts'

type PageQuery = { rows: number; page: number; sort: string }

/** Returns the page after this one of `total` rows. Null if it is the last. */
export function nextPage({ rows, page }: Pick<PageQuery, 'rows' | 'page'>, total: number): NextPage | null {
  return page * pageSizeOf(rows) < total ? { page: page + 1 } : null
}

/** Comparison functions by the name of each sort order of a grid. */
export type Orders<Row> = Readonly<Record<string, (one: Row, other: Row) => number>>

/** Returns a page of rows that are all in memory. */
export function pageOf<Row>(all: readonly Row[], { rows, page, sort }: PageQuery, orders: Orders<Row>) {
  const backwards = sort.startsWith('-')
  const order = orders[backwards ? sort.slice(1) : sort] ?? (() => 0)
  const sorted = all.toSorted((one, other) => (backwards ? order(other, one) : order(one, other)))
  const size = pageSizeOf(rows)
  return { rows: sorted.slice((page - 1) * size, page * size), total: all.length }
}

/** Returns a comparison by folded text, for either language. */
export function byText<Row>(textOf: (row: Row) => string) {
  return (one: Row, other: Row): number => {
    const [first, second] = [foldText(textOf(one)), foldText(textOf(other))]
    return first < second ? -1 : first > second ? 1 : 0
  }
}

export function byNumber<Row>(numberOf: (row: Row) => number) {
  return (one: Row, other: Row): number => numberOf(one) - numberOf(other)
}
