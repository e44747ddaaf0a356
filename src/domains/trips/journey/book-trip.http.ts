import type { Context } from 'hono'
import type { RequestVariables } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { BookTripFailure } from './book-trip.service.ts'
import { problem, problemTitle } from '../trip-problem.http.ts'

const bookStatus = {
  quote_unknown: 404,
  profile_not_found: 404,
  quote_used: 409,
  idempotency_key_reused: 409,
  price_changed: 409,
  pick_up_in_the_past: 409,
  trip_too_soon: 409,
  departure_full: 409,
  too_many_unpaid: 409,
  overlapping_unpaid: 409,
  quote_expired: 410,
  departure_gone: 410,
  wallet_not_yours: 422,
  wallet_currency: 422,
  wallet_missing: 422,
  wallet_limit: 422,
  driver_age_required: 422,
  driver_too_young: 422,
  licence_years_required: 422,
  licence_too_new: 422,
} as const satisfies Record<BookTripFailure['code'], number>

/** Answers a failed booking, at the field that it concerns, if any. Also used for bookings by the staff. */
export function bookProblem<Variables extends RequestVariables>(
  c: Context<{ Variables: Variables }>,
  failure: BookTripFailure,
) {
  const { code } = failure
  const status = bookStatus[code]
  if (!('path' in failure)) return problem(c, status, failure)
  const { path, detail } = failure
  const message = problemTitle(code, languageOfRequest(c))
  return problem(c, status, { code, detail }, [{ path, code, message }])
}
