import { basisPointsOf, boundsOf, percentOf, type CommissionBounds } from './commission.ts'
import { fail } from '#kernel/result.ts'
import type { Terms } from './partner-terms.contract.ts'
import type { Partner } from './partner.ts'

/** The terms agreed with a partner: their commission in basis points, and its holding period. */
export type PartnerTerms = Pick<
  Partner,
  'earns' | 'shareBasisPoints' | 'bounds' | 'tripBasisPoints' | 'holdingDays'
>

/** Returns the failure of terms that cannot hold: no share to earn, or a starting percent outside its own bounds; else null. */
export function invalidTerms(
  { earns, shareBasisPoints, bounds }: PartnerTerms,
  configured: CommissionBounds,
) {
  if (earns === 'margin_share')
    return shareBasisPoints > 0 ? null : contradiction({ path: 'share_percent', code: 'share_required' })
  const { min, max, usual } = boundsOf(bounds, configured)
  if (min <= usual && usual <= max) return null
  const values = { min: percentOf(min), max: percentOf(max) }
  return contradiction({ path: 'usual_percent', code: 'percents_out_of_order', values })
}

/** `values`: placeholders of the field's message. */
type TermsError =
  | { path: 'share_percent'; code: 'share_required' }
  | { path: 'usual_percent'; code: 'percents_out_of_order'; values: { min: number; max: number } }

function contradiction(error: TermsError) {
  const detail = 'These terms do not fit together'
  return fail({ code: 'partner_terms_invalid' as const, detail, faults: [error] })
}

/** Parses terms entered by the staff, without the fields of the other commission types. */
export function readTerms(input: Terms): PartnerTerms {
  const isShare = input.earns === 'margin_share'
  const points = (percent: number | null) => (percent === null ? null : basisPointsOf(percent))
  const bound = (percent: number | null) => (isShare ? null : points(percent))
  return {
    earns: input.earns,
    shareBasisPoints: isShare ? basisPointsOf(input.share_percent ?? 0) : 0,
    bounds: {
      min: bound(input.min_percent),
      max: bound(input.max_percent),
      usual: bound(input.usual_percent),
    },
    tripBasisPoints: points(input.trip_percent),
    holdingDays: input.holding_days,
  }
}

/** Returns the terms for the staff. */
export function shownTerms({
  earns,
  shareBasisPoints,
  bounds,
  tripBasisPoints,
  holdingDays,
}: PartnerTerms): Terms {
  const percent = (basisPoints: number | null) => (basisPoints === null ? null : percentOf(basisPoints))
  return {
    earns,
    share_percent: earns === 'margin_share' ? percentOf(shareBasisPoints) : null,
    min_percent: percent(bounds.min),
    max_percent: percent(bounds.max),
    usual_percent: percent(bounds.usual),
    trip_percent: percent(tripBasisPoints),
    holding_days: holdingDays,
  }
}
