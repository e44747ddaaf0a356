import type { StaffActor } from '#domains/staff/public.ts'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { TripStore } from '../../journey/trip.store.ts'
import type { TripChargeKind } from '../../journey/trip.contract.ts'
import type { Dispatch, DispatchFailure, SeenTrip } from '../dispatch-trip.service.ts'
import type { TripChargeStore } from './trip-charge.store.ts'

export type ChargeRefused = { code: 'charge_currency' | 'charge_of_nothing'; detail: string }
export type ChargeTripFailure = ChargeRefused | DispatchFailure

/** Adds what came up on the way, such as a toll, for the bill. */
export type ChargeTrip = (
  charge: SeenTrip & { kind: TripChargeKind; amount: Money; reason: string },
  by: StaffActor,
) => Promise<Result<null, ChargeTripFailure>>

type Needs = { dispatch: Dispatch; trips: Pick<TripStore, 'change'>; charges: Pick<TripChargeStore, 'add'> }

export function chargeTrip({ dispatch, trips, charges }: Needs): ChargeTrip {
  return ({ kind, amount, reason, ...seen }, by) =>
    dispatch<ChargeRefused>(by, 'charge', seen, async (tx, { trip, status }, now) => {
      const { currency } = trip.total
      if (amount.currency !== currency)
        return fail({ code: 'charge_currency', detail: `This trip is billed in ${currency}` })
      if (amount.amount === 0) return fail({ code: 'charge_of_nothing', detail: 'A charge is above zero' })
      await charges.add(tx, { tripId: trip.id, kind, amount: amount.amount, reason }, now)
      const detail = { charge: kind, amount, reason }
      await trips.change(tx, trip, {
        set: { status },
        event: { kind: 'charged', by: { staffId: by.staffId }, detail },
        now,
      })
      return ok({ audited: detail })
    })
}
