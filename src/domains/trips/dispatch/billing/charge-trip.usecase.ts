import type { StaffActor } from '#domains/staff/public.ts'
import { money, type Money } from '#kernel/money.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { TripRecord } from '../../journey/trip.ts'
import type { TripChargeKind } from '../../journey/trip.contract.ts'
import type { Dispatch, DispatchFailure, TripRevision } from '../dispatch-trip.service.ts'
import { recordableAmount, type AmountRefused } from './recordable-amount.ts'
import { MAX_CHARGES, mostOfCharge } from './trip-bill.ts'
import type { TripChargeStore } from './trip-charge.store.ts'

export type ChargeRefused = AmountRefused<'charge'> | { code: 'too_many_charges'; detail: string }
export type ChargeTripFailure = ChargeRefused | DispatchFailure

/** Adds an incidental charge, such as a toll, to the bill. */
export type ChargeTrip = (
  charge: TripRevision & { kind: TripChargeKind; amount: Money; reason: string },
  by: StaffActor,
) => Promise<Result<null, ChargeTripFailure>>

type Needs = {
  dispatch: Dispatch
  charges: Pick<TripChargeStore, 'add' | 'list'>
}

export function chargeTrip({ dispatch, charges }: Needs): ChargeTrip {
  return ({ kind, amount, reason, ...seen }, by) =>
    dispatch<ChargeRefused>(by, 'charge', seen, async (tx, { trip, record }, now) => {
      const { currency } = trip.total
      const recordable = recordableAmount('charge', amount, money(mostOfCharge(currency), currency))
      // Zero: the estimated charge did not occur.
      const isNone = amount.amount === 0 && amount.currency === currency && isEstimated(trip, kind)
      if (!recordable.ok && !isNone) return recordable
      if ((await charges.list(tx, trip.id)).length >= MAX_CHARGES)
        return fail({ code: 'too_many_charges', detail: `At most ${MAX_CHARGES}` })
      await charges.add(tx, { tripId: trip.id, kind, amount: amount.amount, reason }, now)
      const detail = { charge: kind, amount, reason }
      return record({ kind: 'charged', detail })
    })
}

function isEstimated({ fare }: TripRecord, kind: TripChargeKind): boolean {
  return fare.lines.some((line) => line.kind === kind && line.rule.startsWith('estimate_'))
}
