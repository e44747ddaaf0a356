import type { StaffActor } from '#domains/staff/public.ts'
import { zero } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { EndUnusedTrip } from '../journey/end-unused-trip.service.ts'
import { noShowCost, noShowFrom, tripCostAt } from '../journey/trip-cancellation.ts'
import { cancellable } from '../journey/trip.ts'
import type { Dispatch, DispatchFailure, SeenTrip } from './dispatch-trip.service.ts'

export type NoShowRefused = { code: 'no_show_too_early'; detail: string }

/** Notes that the traveller did not come: nothing is given back. */
export type NoShowTrip = (
  request: SeenTrip & { reason: string | null },
  by: StaffActor,
) => Promise<Result<null, NoShowRefused | DispatchFailure>>

/** Cancels a trip for its traveller, or for us: then free of charge. */
export type CancelTripByStaff = (
  request: SeenTrip & { reason: string; freeOfCharge: boolean },
  by: StaffActor,
) => Promise<Result<null, DispatchFailure>>

type Needs = { dispatch: Dispatch; endUnusedTrip: EndUnusedTrip }

export function noShowTrip({ dispatch, endUnusedTrip }: Needs): NoShowTrip {
  return ({ reason, ...seen }, by) =>
    dispatch<NoShowRefused>(by, 'no_show', seen, async (tx, { trip }, now) => {
      const from = noShowFrom(trip)
      if (Temporal.Instant.compare(now, from) < 0)
        return fail({ code: 'no_show_too_early', detail: `The driver waits until ${from.toString()}` })
      const cost = noShowCost(trip)
      await endUnusedTrip(tx, trip, { status: 'no_show', cost, reason, by: { staffId: by.staffId } }, now)
      return ok({ audited: cost })
    })
}

export function cancelTripByStaff({ dispatch, endUnusedTrip }: Needs): CancelTripByStaff {
  return ({ reason, freeOfCharge, ...seen }, by) =>
    dispatch<never>(by, 'cancel', seen, async (tx, { trip }, now) => {
      const cost = freeOfCharge
        ? { fee: zero(trip.total.currency), refund: trip.paid }
        : tripCostAt(cancellable(trip), now)
      await endUnusedTrip(tx, trip, { status: 'cancelled', cost, reason, by: { staffId: by.staffId } }, now)
      return ok({ audited: { ...cost, reason } })
    })
}
