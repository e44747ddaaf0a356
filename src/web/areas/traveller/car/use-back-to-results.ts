import { useLocation } from 'react-router'
import { couponOf } from '../search-form/search-url.ts'

/** The results the visitor came from; for a shared link, the search with this query; else an empty one. */
export function useBackToResults(query: string | undefined): string {
  const { state, search }: { state: unknown; search: string } = useLocation()
  const coupon = couponOf(new URLSearchParams(search))
  if (typeof state === 'object' && state !== null && 'backTo' in state && typeof state.backTo === 'string')
    return state.backTo
  if (query === undefined) return '/search'
  return `/search?${query}${coupon === '' ? '' : `&${new URLSearchParams({ coupon })}`}`
}
