import type { Implausible } from './rates/implausible-rates.ts'
import type { SupplierFailure, UnclearCharge } from './supplier-connector.ts'

/** Observes plans: requests, their outcomes and durations, and the parts of their responses that are not sold. */
export type RateMetrics = {
  asked(planId: string): void
  answered(planId: string, tookMs: number): void
  failed(planId: string, failure: SupplierFailure, tookMs: number): void
  dropped(planId: string, why: Implausible): void
  droppedExtra(planId: string, why: UnclearCharge): void
}

/** Combines several observers into one. */
export function combineMetrics(observers: readonly RateMetrics[]): RateMetrics {
  return {
    asked: (...said) => observers.forEach((one) => one.asked(...said)),
    answered: (...said) => observers.forEach((one) => one.answered(...said)),
    failed: (...said) => observers.forEach((one) => one.failed(...said)),
    dropped: (...said) => observers.forEach((one) => one.dropped(...said)),
    droppedExtra: (...said) => observers.forEach((one) => one.droppedExtra(...said)),
  }
}
