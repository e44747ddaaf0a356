/** Mean of travellers' votes out of 10, in tenths, and the number of votes. */
export type SupplierRating = { tenths: number; count: number }

/** A supplier's plan as we sell it (specification §3). `marginBasisPoints` is our margin: 1250 is 12.5%. */
export type Plan = {
  id: string
  /** Plan name of the specification: `OKMobility-NR`. */
  name: string
  /** The label shown to travellers: `Non-refundable`. */
  label: string
  /** `rating` is null without any votes. */
  supplier: { id: number; code: string; name: string; rating: SupplierRating | null }
  marginBasisPoints: number
  paymentTiming: 'now' | 'desk' | 'part'
  /** Defaults for supplier protocols without terms. */
  nonRefundable: boolean
  freeCancellationHours: number
}

declare module '#platform/app.ts' {
  interface App {
    /** The plans that are sold. */
    plans: readonly Plan[]
    /** Returns true if a plan is searched and newly sold; earlier sales are served either way. */
    isPlanOn: (planId: string) => boolean
    /** Returns the ids of the plans that are not, whose prices are hidden. */
    plansOff: () => readonly string[]
  }
}
