import { fail } from '#kernel/result.ts'

const DETAILS = {
  booking_not_found: 'There is no such booking',
  refund_not_now: 'It is not sold, or it is being changed or cancelled',
  refund_currency: 'It was paid in another currency',
  refund_above_paid: 'So much is not left of what was paid',
  refund_request_not_found: 'Nobody has asked for such a refund',
  refund_decided: 'It was decided before',
  refund_of_colleague: 'A colleague has asked for it',
  second_person_needed: 'Whoever asked for a refund does not agree to it',
  nothing_to_retry: 'Nothing that was to go back was refused',
} as const

/** Returns the failure that explains why a booking cannot be refunded. */
export function rejectRefund<Code extends keyof typeof DETAILS>(code: Code) {
  return fail({ code, detail: DETAILS[code] })
}
