import { fail, ok, type Result } from '#kernel/result.ts'
import type { RentalPeriod } from './rental-days.ts'
import { LONGEST_RENTAL_DAYS } from './search-choice.contract.ts'

export type TimesFailure =
  | { code: 'pick_up_in_the_past'; detail: string }
  | { code: 'drop_off_before_pick_up'; detail: string }
  | { code: 'rental_too_long'; detail: string }
  | { code: 'pick_up_too_far'; detail: string }

export const FURTHEST_PICK_UP_DAYS = 540

/** Requested wall times at two desks: `YYYY-MM-DDTHH:mm`. */
export type RequestedTimes = { pickUpAt: string; dropOffAt: string }

/** Converts wall times to the stations' time zones and rejects invalid rentals. */
export function rentalPeriod(
  requested: RequestedTimes,
  zones: { pickUp: string; dropOff: string },
  now: Temporal.Instant,
): Result<RentalPeriod, TimesFailure> {
  const pickUp = Temporal.PlainDateTime.from(requested.pickUpAt).toZonedDateTime(zones.pickUp)
  const dropOff = Temporal.PlainDateTime.from(requested.dropOffAt).toZonedDateTime(zones.dropOff)
  if (pickUp.epochMilliseconds <= now.epochMilliseconds)
    return fail({
      code: 'pick_up_in_the_past',
      detail: `It is already past ${requested.pickUpAt} at the pick-up station`,
    })
  if (dropOff.epochMilliseconds <= pickUp.epochMilliseconds)
    return fail({ code: 'drop_off_before_pick_up', detail: 'The drop-off must come after the pick-up' })
  if (pickUp.add({ days: LONGEST_RENTAL_DAYS }).epochMilliseconds < dropOff.epochMilliseconds)
    return fail({ code: 'rental_too_long', detail: `A rental is at most ${LONGEST_RENTAL_DAYS} days` })
  if (now.add({ hours: FURTHEST_PICK_UP_DAYS * 24 }).epochMilliseconds < pickUp.epochMilliseconds)
    return fail({ code: 'pick_up_too_far', detail: `Pick-up is at most ${FURTHEST_PICK_UP_DAYS} days ahead` })
  return ok({ pickUp, dropOff })
}
