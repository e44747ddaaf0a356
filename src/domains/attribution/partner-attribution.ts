/**
 * The partner who led a visitor here, with the terms that hold for what this visitor is quoted: a percent that all prices
 * include, or a share of our margin. Basis points: 750 is 7.5%.
 */
export type PartnerAttribution = {
  partnerId: string
  partnerCode: string
  /** The partner's own name for the place of their link; empty: none. */
  subId: string
  clickId: string | null
  earns: 'percent' | 'margin_share'
  basisPoints: number
  /** One of the partner's own people has signed in with the visitor's browser. */
  ownBrowser?: boolean
}

/** What the prices of this visitor include for the partner, in basis points of the price without it. */
export function partnerPercent(ledBy: PartnerAttribution | null): number {
  return ledBy?.earns === 'percent' ? ledBy.basisPoints : 0
}
