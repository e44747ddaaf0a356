import { useLocation } from 'react-router'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import { couponOf } from '../search-form/search-url.ts'

/** The results the visitor came from; for a shared link, a search like the quote's; else an empty search. */
export function useBackToResults(quote: Quote | null): string {
  const { state, search }: { state: unknown; search: string } = useLocation()
  const coupon = couponOf(new URLSearchParams(search))
  if (typeof state === 'object' && state !== null && 'backTo' in state && typeof state.backTo === 'string')
    return state.backTo
  if (!quote) return '/search'
  const [pickUpDate = '', pickUpTime = ''] = quote.pickup_at.split('T')
  const [dropOffDate = '', dropOffTime = ''] = quote.dropoff_at.split('T')
  const query = new URLSearchParams({
    pickup_id: quote.stations.pickup.id,
    ...(quote.stations.dropoff.id !== quote.stations.pickup.id && { dropoff_id: quote.stations.dropoff.id }),
    pickup_date: pickUpDate,
    pickup_time: pickUpTime.slice(0, 5),
    dropoff_date: dropOffDate,
    dropoff_time: dropOffTime.slice(0, 5),
    driver_age: String(quote.driver_age),
    residence: quote.residence,
    ...(coupon !== '' && { coupon }),
  })
  return `/search?${query}`
}
