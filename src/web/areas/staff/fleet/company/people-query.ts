import { afterIn } from '../../frame/after-in.ts'

/** The page of a company’s people that an address asks for; what it says wrongly counts as not said. */
export function peopleQuery(id: string, search: URLSearchParams) {
  const text = search.get('search')?.trim() ?? ''
  return { id, ...(text !== '' && text.length <= 80 && { search: text }), ...afterIn(search) }
}
