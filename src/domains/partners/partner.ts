import type { LedBy } from '#domains/rentals/public.ts'
import { boundsOf, commissionOf, type CommissionBounds } from './commission.ts'

/** A partner's record with the percent they set last; basis points, null: none was set. */
export type Partner = {
  id: string
  code: string
  name: string
  earns: LedBy['earns']
  shareBasisPoints: number
  bounds: { min: number | null; max: number | null; usual: number | null }
  holdingDays: number
  isEnded: boolean
  setLast: number | null
}

/** What a partner earns on bookings from now on: their percent within its bounds, or their share of our margin. */
export function termsOf(
  { earns, shareBasisPoints, bounds, setLast }: Partner,
  configured: CommissionBounds,
): Pick<LedBy, 'earns' | 'basisPoints'> {
  const percent = commissionOf(setLast, boundsOf(bounds, configured)).basisPoints
  return { earns, basisPoints: earns === 'percent' ? percent : shareBasisPoints }
}
