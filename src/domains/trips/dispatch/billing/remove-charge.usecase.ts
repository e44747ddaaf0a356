import type { StaffActor } from '#domains/staff/public.ts'
import { money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { TripStore } from '../../journey/trip.store.ts'
import type { Dispatch, DispatchFailure, SeenTrip } from '../dispatch-trip.service.ts'
import type { TripChargeStore } from './trip-charge.store.ts'

export type RemoveChargeRefused = { code: 'charge_not_found'; detail: string }
export type RemoveChargeFailure = RemoveChargeRefused | DispatchFailure

/** Takes a wrong charge back before it is billed. Its event and its audit row say what it was, and why it went. */
export type RemoveCharge = (
  removal: SeenTrip & { chargeId: string; reason: string },
  by: StaffActor,
) => Promise<Result<null, RemoveChargeFailure>>

type Needs = {
  dispatch: Dispatch
  trips: Pick<TripStore, 'change'>
  charges: Pick<TripChargeStore, 'remove'>
}

export function removeCharge({ dispatch, trips, charges }: Needs): RemoveCharge {
  return ({ chargeId, reason, ...seen }, by) =>
    dispatch<RemoveChargeRefused>(by, 'remove_charge', seen, async (tx, { trip, status }, now) => {
      const removed = await charges.remove(tx, { tripId: trip.id, chargeId })
      if (!removed) return fail({ code: 'charge_not_found', detail: 'This trip has no such charge' })
      const amount = money(removed.amount, trip.total.currency)
      const detail = { charge: removed.kind, amount, said: removed.reason, reason }
      await trips.change(tx, trip, {
        set: { status },
        event: { kind: 'charge_removed', by: { staffId: by.staffId }, detail },
        now,
      })
      return ok({ audited: detail })
    })
}
