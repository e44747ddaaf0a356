import type { Implausible } from './rates/implausible-rates.ts'
import type { SupplierFailure, UnclearCharge } from './supplier-connector.ts'

/** Observes plans: requests, their outcomes and durations, and the parts of their responses that are not sold. */
export type RateMetrics = {
  requested(planId: string): void
  answered(planId: string, tookMs: number): void
  failed(planId: string, failure: SupplierFailure, tookMs: number): void
  dropped(planId: string, reason: Implausible): void
  droppedExtra(planId: string, reason: UnclearCharge): void
}

/** Combines several observers into one. */
export function combineMetrics(observers: readonly RateMetrics[]): RateMetrics {
  return {
    requested: (...args) => observers.forEach((one) => one.requested(...args)),
    answered: (...args) => observers.forEach((one) => one.answered(...args)),
    failed: (...args) => observers.forEach((one) => one.failed(...args)),
    dropped: (...args) => observers.forEach((one) => one.dropped(...args)),
    droppedExtra: (...args) => observers.forEach((one) => one.droppedExtra(...args)),
  }
}
