import type { Implausible } from './rates/implausible-rates.ts'
import type { SupplierFailure } from './supplier-connector.ts'

/** Observes plans: requests, their outcomes and durations, and rates dropped as implausible. */
export type RateMetrics = {
  asked(planId: string): void
  answered(planId: string, tookMs: number): void
  failed(planId: string, code: SupplierFailure['code'], tookMs: number): void
  dropped(planId: string, why: Implausible): void
}
