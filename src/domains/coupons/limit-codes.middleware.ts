import type { RateLimit } from '#platform/http/rate-limit.ts'

/** Limits the codes that are tried, with a car or without, too low for guessing; one for all routes that take a code. */
export function limitCodes(rateLimit: RateLimit) {
  return rateLimit('coupon', 30)
}

export type LimitCodes = ReturnType<typeof limitCodes>
