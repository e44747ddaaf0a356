import { useLocation } from 'react-router'
import { couponOf } from '#web/rentals/search-form/search-url.ts'

/** A link to cars, and the key of its text on the car's page. */
export type BackLink = { to: string; text: 'back' | 'search_again' }

/**
 * Returns the results the visitor came from; for a shared link, a search with this query; else an empty one.
 */
export function useBackToResults(query: string | undefined): BackLink {
  const { state, search }: { state: unknown; search: string } = useLocation()
  const coupon = couponOf(new URLSearchParams(search))
  if (typeof state === 'object' && state !== null && 'backTo' in state && typeof state.backTo === 'string')
    return { to: state.backTo, text: 'back' }
  if (query === undefined) return { to: '/search', text: 'search_again' }
  const withCoupon = coupon === '' ? query : `${query}&${new URLSearchParams({ coupon })}`
  return { to: `/search?${withCoupon}`, text: 'search_again' }
}
