import { problemOf } from '#ui/error-words.ts'
import type { TripsError } from '../../trips/trips-client.ts'

/** Next step after a rejected order. */
export type OrderRecovery =
  /** Request the price again. */
  | 'price_again'
  /** The host page's metadata is invalid: book without it. */
  | 'without_notes'
  /** The option is gone: choose another one. */
  | 'choose_again'
  /** Show the error. */
  | 'tell'

const RECOVERIES: Readonly<Record<string, OrderRecovery>> = {
  quote_expired: 'price_again',
  price_changed: 'price_again',
  quote_unknown: 'price_again',
  departure_full: 'choose_again',
  departure_gone: 'choose_again',
  overlapping_unpaid: 'choose_again',
  pick_up_in_the_past: 'choose_again',
  trip_too_soon: 'choose_again',
}

const HOST_FIELD = /^(metadata|partner_code|sub_id)\b/

export function chooseRecovery(error: TripsError): OrderRecovery {
  const problem = problemOf(error)
  const fields = problem?.fields ?? []
  if (fields.length > 0 && fields.every(({ path }) => HOST_FIELD.test(path))) return 'without_notes'
  return RECOVERIES[problem?.code ?? ''] ?? 'tell'
}
