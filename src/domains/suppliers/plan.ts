/** A supplier's plan as we sell it (specification §3). `marginBasisPoints` is what we add: 1250 is 12.5%. */
export type Plan = {
  id: string
  /** Plan name of the specification: `OKMobility-NR`. */
  name: string
  /** What a traveller reads: `Non-refundable`. */
  label: string
  /** `ratingTenths` follows what travellers say. */
  supplier: { id: number; code: string; name: string; ratingTenths: number }
  marginBasisPoints: number
  paymentTiming: 'now' | 'desk' | 'part'
  /** Stand in where the supplier's protocol carries no terms. */
  nonRefundable: boolean
  freeCancellationHours: number
}
