import { problemOf } from '#ui/error-words.ts'
import type { TripsError } from '../../trips/trips-client.ts'

/** What a refused order asks of the frame. */
export type OrderRefusal =
  /** The price is asked for again. */
  | 'price_again'
  /** What the page noted beside the booking is not to be had; the booking goes without. */
  | 'without_notes'
  /** The option is gone: another one is chosen. */
  | 'choose_again'
  /** The traveller is told. */
  | 'tell'

const REFUSALS: Readonly<Record<string, OrderRefusal>> = {
  quote_expired: 'price_again',
  price_changed: 'price_again',
  quote_unknown: 'price_again',
  departure_full: 'choose_again',
  departure_gone: 'choose_again',
  overlapping_unpaid: 'choose_again',
  pick_up_in_the_past: 'choose_again',
  trip_too_soon: 'choose_again',
}

const GIVEN = /^(metadata|partner_code|sub_id)\b/

export function refusalOf(error: TripsError): OrderRefusal {
  const problem = problemOf(error)
  const fields = problem?.fields ?? []
  if (fields.length > 0 && fields.every(({ path }) => GIVEN.test(path))) return 'without_notes'
  return REFUSALS[problem?.code ?? ''] ?? 'tell'
}
