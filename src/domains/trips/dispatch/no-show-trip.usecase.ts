import type { StaffActor } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { EndUnusedTrip } from '../journey/cancellation/end-unused-trip.service.ts'
import { noShowCost, noShowFrom } from '../journey/cancellation/trip-cancellation.ts'
import type { Dispatch, DispatchFailure, TripRevision } from './dispatch-trip.service.ts'

export type NoShowRefused = { code: 'no_show_too_early'; detail: string }

/** Records a no-show. Nothing is refunded. */
export type NoShowTrip = (
  request: TripRevision & { reason: string | null },
  by: StaffActor,
) => Promise<Result<null, NoShowRefused | DispatchFailure>>

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
