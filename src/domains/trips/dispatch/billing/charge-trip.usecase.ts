import type { StaffActor } from '#domains/staff/public.ts'
import type { Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { TripStore } from '../../journey/trip.store.ts'
import type { TripChargeKind } from '../../journey/trip.contract.ts'
import type { Dispatch, DispatchFailure, SeenTrip } from '../dispatch-trip.service.ts'
import { MOST_CHARGES, mostOfCharge } from './trip-bill.ts'
import type { TripChargeStore } from './trip-charge.store.ts'

export type ChargeRefused = {
  code: 'charge_currency' | 'charge_of_nothing' | 'charge_too_large' | 'too_many_charges'
  detail: string
}
export type ChargeTripFailure = ChargeRefused | DispatchFailure

/** Adds what came up on the way, such as a toll, for the bill. */
export type ChargeTrip = (
  charge: SeenTrip & { kind: TripChargeKind; amount: Money; reason: string },
  by: StaffActor,
) => Promise<Result<null, ChargeTripFailure>>

type Needs = {
  dispatch: Dispatch
  trips: Pick<TripStore, 'change'>
  charges: Pick<TripChargeStore, 'add' | 'list'>
}

export function chargeTrip({ dispatch, trips, charges }: Needs): ChargeTrip {
  return ({ kind, amount, reason, ...seen }, by) =>
    dispatch<ChargeRefused>(by, 'charge', seen, async (tx, { trip, status }, now) => {
      const { currency } = trip.total
      if (amount.currency !== currency)
        return fail({ code: 'charge_currency', detail: `This trip is billed in ${currency}` })
      if (amount.amount === 0) return fail({ code: 'charge_of_nothing', detail: 'A charge is above zero' })
      if (amount.amount > mostOfCharge(currency))
        return fail({ code: 'charge_too_large', detail: `At most ${mostOfCharge(currency)} hundredths` })
      if ((await charges.list(tx, trip.id)).length >= MOST_CHARGES)
        return fail({ code: 'too_many_charges', detail: `At most ${MOST_CHARGES}` })
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
