import type { StaffActor } from '#domains/staff/public.ts'
import { money } from '#kernel/money.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { Dispatch, DispatchFailure, TripRevision } from '../dispatch-trip.service.ts'
import type { TripChargeStore } from './trip-charge.store.ts'

export type RemoveChargeRefused = { code: 'charge_not_found'; detail: string }
export type RemoveChargeFailure = RemoveChargeRefused | DispatchFailure

/** Removes a wrong charge before billing. The event and the audit row state the charge and the reason. */
export type RemoveCharge = (
  removal: TripRevision & { chargeId: string; reason: string },
  by: StaffActor,
) => Promise<Result<null, RemoveChargeFailure>>

type Needs = {
  dispatch: Dispatch
  charges: Pick<TripChargeStore, 'remove'>
}

export function removeCharge({ dispatch, charges }: Needs): RemoveCharge {
  return ({ chargeId, reason, ...seen }, by) =>
    dispatch<RemoveChargeRefused>(by, 'remove_charge', seen, async (tx, { trip, record }) => {
      const removed = await charges.remove(tx, { tripId: trip.id, chargeId })
      if (!removed) return fail({ code: 'charge_not_found', detail: 'This trip has no such charge' })
      const amount = money(removed.amount, trip.total.currency)
      const detail = { charge: removed.kind, amount, said: removed.reason, reason }
      return record({ kind: 'charge_removed', detail })
    })
}
