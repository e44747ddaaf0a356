import { isId } from '#kernel/ids.ts'

/** The row after which a page of a list begins, as an address names it; what is no id counts as not said. */
export function afterIn(search: URLSearchParams): { after?: string } {
  const after = search.get('after')
  return after !== null && isId(after) ? { after } : {}
}
