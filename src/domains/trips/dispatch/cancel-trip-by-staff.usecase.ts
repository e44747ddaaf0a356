import type { StaffActor } from '#domains/staff/public.ts'
import { zero } from '#kernel/money.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { EndUnusedTrip } from '../journey/cancellation/end-unused-trip.service.ts'
import { tripCostAt } from '../journey/cancellation/trip-cancellation.ts'
import { cancellable } from '../journey/trip.ts'
import type { Dispatch, DispatchFailure, TripRevision } from './dispatch-trip.service.ts'

/** Cancels a trip for its traveller, or on our own account, which is free of charge. */
export type CancelTripByStaff = (
  request: TripRevision & { reason: string; freeOfCharge: boolean },
  by: StaffActor,
) => Promise<Result<null, DispatchFailure>>

type Needs = { dispatch: Dispatch; endUnusedTrip: EndUnusedTrip }

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
