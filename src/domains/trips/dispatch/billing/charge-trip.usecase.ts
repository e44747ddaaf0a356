import { money } from '#kernel/money.ts'
import { fail } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { TripRecord } from '../../journey/trip.ts'
import type { TripChargeKind } from '../../journey/trip.contract.ts'
import { dispatchTrip } from '../dispatch-trip.service.ts'
import type * as operations from './billing-operations.contract.ts'
import { recordableAmount, type AmountRejection } from './recordable-amount.ts'
import { MAX_CHARGES, maxCharge } from './trip-bill.ts'
import { deleteCharge, insertCharge, listCharges } from './trip-charge.store.ts'

type ChargeRejection = AmountRejection<'charge'> | { code: 'too_many_charges'; detail: string }

/** Adds an incidental charge, such as a toll, to the bill. */
export function chargeTrip(app: Pick<App, 'db' | 'clock'>, call: Call<typeof operations.chargeTrip>) {
  const { kind, amount, reason } = call.body
  return dispatchTrip<ChargeRejection>(app, call, 'charge', async (tx, { trip, record }, now) => {
    const { currency } = trip.total
    const recordable = recordableAmount('charge', amount, money(maxCharge(currency), currency))
    // Zero: the estimated charge did not occur.
    const isNone = amount.amount === 0 && amount.currency === currency && isEstimated(trip, kind)
    if (!recordable.ok && !isNone) return recordable
    if ((await listCharges(tx, trip.id)).length >= MAX_CHARGES)
      return fail({ code: 'too_many_charges', detail: `At most ${MAX_CHARGES}` })
    await insertCharge(tx, { tripId: trip.id, kind, amount: amount.amount, reason }, now)
    return record({ kind: 'charged', detail: { charge: kind, amount, reason } })
  })
}

function isEstimated({ fare }: TripRecord, kind: TripChargeKind): boolean {
  return fare.lines.some((line) => line.kind === kind && line.rule.startsWith('estimate_'))
}

/** Removes a wrong charge before billing. The event and the audit row state the charge and the reason. */
export function removeCharge(app: Pick<App, 'db' | 'clock'>, call: Call<typeof operations.removeCharge>) {
  const { charge_id: chargeId, reason } = call.body
  return dispatchTrip<{ code: 'charge_not_found'; detail: string }>(
    app,
    call,
    'remove_charge',
    async (tx, { trip, record }) => {
      const removed = await deleteCharge(tx, { tripId: trip.id, chargeId })
      if (!removed) return fail({ code: 'charge_not_found', detail: 'This trip has no such charge' })
      const amount = money(removed.amount, trip.total.currency)
      const detail = { charge: removed.kind, amount, said: removed.reason, reason }
      return record({ kind: 'charge_removed', detail })
    },
  )
}
