import type { Implausible } from './implausible-rates.ts'
import type { SupplierFailure } from './supplier-connector.ts'

/** Hears how plans do: what was asked of each, what came of it after how long, and what of it was no use. */
export type RateWatch = {
  asked(planId: string): void
  answered(planId: string, tookMs: number): void
  failed(planId: string, code: SupplierFailure['code'], tookMs: number): void
  dropped(planId: string, why: Implausible): void
}
