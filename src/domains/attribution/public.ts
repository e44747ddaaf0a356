export {
  hasDuePartner,
  noteCouponPartner,
  noteLedBy,
  partnersDue,
  takeDueOfPartners,
  type Attribution,
} from './attribution.store.ts'
export type { SoldKind } from './attribution-tables.ts'
export { partnerPercent, type LedBy } from './led-by.ts'
export {
  notePartnerPercent,
  pricedForVisitor,
  type FindLedBy,
  type PartnerPercentOf,
  type PartnerVariables,
} from './led-by.http.ts'
