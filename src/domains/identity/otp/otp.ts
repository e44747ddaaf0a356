import type { WindowLimit } from '#kernel/window-limit.ts'

/** Digits and validity of a one-time code. */
export const OTP_DIGITS = 6
export const OTP_TTL = { minutes: 5 } as const

/** Maximum tries per code. */
export const OTP_TRIES = 5

/** Seconds until another code is sent to one address. */
export const RESEND_SECONDS = 30

const HOUR = 3600

/**
 * Limits for one requester of one address: a network, or all browsers together that have signed in with the address.
 */
export const REQUESTER_LIMITS = {
  resend: { most: 1, seconds: RESEND_SECONDS },
  hour: { most: 5, seconds: HOUR },
  day: { most: 15, seconds: 24 * HOUR },
} as const satisfies Record<string, WindowLimit>

/** Limits for all networks together per address. Strangers try at most 30 × 5 of a million codes a day. */
export const STRANGERS_LIMITS = {
  hour: { most: 10, seconds: HOUR },
  day: { most: 30, seconds: 24 * HOUR },
} as const satisfies Record<string, WindowLimit>

/** Limits for a network, and for an embedding key, for any number of addresses. */
export const NETWORK_LIMIT: WindowLimit = { most: 30, seconds: HOUR }
export const KEY_LIMIT: WindowLimit = { most: 600, seconds: HOUR }
