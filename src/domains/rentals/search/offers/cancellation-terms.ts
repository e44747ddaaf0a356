import type { Plan, Rate } from '#domains/suppliers/public.ts'
import type { Station } from '../../locations/location.contract.ts'
import type { Offer } from '../search.contract.ts'

type Terms = Offer['cancellation']
type Context = { plan: Plan; pickUp: Station; pickUpAt: string; now: Temporal.Instant }

/**
 * Returns the cancellation terms of a plan's offers: the response's own, otherwise the plan's. Free cancellation is
 * dropped once its deadline has passed. A response's rates share few deadlines, whose instants are computed once.
 */
export function cancellationTerms({ plan, pickUp, pickUpAt, now }: Context): (rate: Rate) => Terms {
  const known = new Map<string, string | null>()

  /** Converts a wall time at the pick-up desk to an instant; null if it has passed. */
  function instantOf(wallTime: string): string | null {
    const freeUntil = Temporal.PlainDateTime.from(wallTime).toZonedDateTime(pickUp.time_zone).toInstant()
    return Temporal.Instant.compare(freeUntil, now) <= 0 ? null : freeUntil.toString()
  }

  function freeUntil(wallTime: string): string | null {
    let until = known.get(wallTime)
    if (until === undefined) known.set(wallTime, (until = instantOf(wallTime)))
    return until
  }

  let planWallTime: string | undefined
  const plansOwn = () =>
    (planWallTime ??= Temporal.PlainDateTime.from(pickUpAt)
      .subtract({ hours: plan.freeCancellationHours })
      .toString())

  return ({ cancellation }) => {
    if (cancellation ? cancellation.nonRefundable : plan.nonRefundable)
      return { free_until: null, non_refundable: true }
    const wallTime = cancellation ? cancellation.freeUntil : plansOwn()
    return { free_until: wallTime === null ? null : freeUntil(wallTime), non_refundable: false }
  }
}
