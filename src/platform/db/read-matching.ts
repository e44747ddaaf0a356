import { hasTerms, searchTerms } from '#kernel/searchable.ts'

type Options<Row> = {
  search: string
  limit: number
  /** Reads the rows after one, in the order of the list. */
  read: (after: string | undefined, limit: number) => Promise<Row[]>
  idOf: (row: Row) => string
  textsOf: (row: Row) => readonly (string | null)[]
  after: string | undefined
}

const READ_AT_ONCE = 500

/**
 * Searches tables too small for `found_by`: reads until enough rows match all parts of a search. A search without
 * letters and digits matches its exact characters.
 */
export async function readMatching<Row>({
  search,
  limit,
  read,
  idOf,
  textsOf,
  after,
}: Options<Row>): Promise<Row[]> {
  const terms = searchTerms(search)
  const found: Row[] = []
  const has = (texts: readonly (string | null)[]) =>
    terms.length > 0 ? hasTerms(texts, terms) : texts.some((text) => text?.includes(search))
  for (let last = after; ;) {
    const rows = await read(last, READ_AT_ONCE)
    found.push(...rows.filter((row) => has(textsOf(row))))
    const end = rows.at(-1)
    if (found.length >= limit || rows.length < READ_AT_ONCE || end === undefined) break
    last = idOf(end)
  }
  return found.slice(0, limit)
}
