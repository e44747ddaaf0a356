export {
  hasDuePartner,
  recordCouponPartner,
  recordAttribution,
  partnersDue,
  claimDueAttributions,
  type Attribution,
} from './attribution.store.ts'
export type { SoldKind } from './attribution-tables.ts'
export { partnerPercent, type PartnerAttribution } from './partner-attribution.ts'
export {
  recordPartnerPercent,
  pricedForVisitor,
  visitorGuard,
  type FindAttribution,
  type PartnerPercentOf,
  type PartnerVariables,
} from './partner-attribution.http.ts'
