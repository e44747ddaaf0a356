/**
 * The partner who referred a visitor, with the terms of this visitor's quotes: a percent that all prices include, or a
 * share of our margin. In basis points: 750 is 7.5%.
 */
export type PartnerAttribution = {
  partnerId: string
  partnerCode: string
  /** The partner's name for the place of their link. Empty if none. */
  subId: string
  clickId: string | null
  earns: 'percent' | 'margin_share'
  basisPoints: number
  /** True if one of the partner's own people has signed in with the visitor's browser. */
  ownBrowser?: boolean
}

/** Returns the partner's part of this visitor's prices, in basis points of the price without it. */
export function partnerPercent(attribution: PartnerAttribution | null): number {
  return attribution?.earns === 'percent' ? attribution.basisPoints : 0
}
