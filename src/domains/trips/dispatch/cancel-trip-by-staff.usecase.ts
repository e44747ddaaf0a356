import { zero } from '#kernel/money.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { endUnusedTrip, type EndingApp } from '../journey/cancellation/end-unused-trip.service.ts'
import { noShowCost, noShowFrom, tripCostAt } from '../journey/cancellation/trip-cancellation.ts'
import { cancellable } from '../journey/trip.ts'
import type * as operations from './dispatch-operations.contract.ts'
import { dispatchTrip } from './dispatch-trip.service.ts'

type Ending = EndingApp & Pick<App, 'db'>

/** Cancels a trip for its traveller, or on our own account, which is free of charge. */
export function cancelTripByStaff(app: Ending, call: Call<typeof operations.cancelTripByStaff>) {
  const { reason, free_of_charge: freeOfCharge } = call.body
  const by = { staffId: call.by.staffId }
  return dispatchTrip(app, call, 'cancel', async (tx, { trip }, now) => {
    const cost = freeOfCharge
      ? { fee: zero(trip.total.currency), refund: trip.paid }
      : tripCostAt(cancellable(trip), now)
    await endUnusedTrip(app, tx, trip, { status: 'cancelled', cost, reason, by }, now)
    return ok({ audited: { ...cost, reason } })
  })
}

/** Records a no-show. Nothing is refunded. */
export function noShowTrip(app: Ending, call: Call<typeof operations.noShowTrip>) {
  const { reason = null } = call.body
  const by = { staffId: call.by.staffId }
  return dispatchTrip<{ code: 'no_show_too_early'; detail: string }>(
    app,
    call,
    'no_show',
    async (tx, { trip }, now) => {
      const from = noShowFrom(trip)
      if (Temporal.Instant.compare(now, from) < 0)
        return fail({ code: 'no_show_too_early', detail: `The driver waits until ${from.toString()}` })
      const cost = noShowCost(trip)
      await endUnusedTrip(app, tx, trip, { status: 'no_show', cost, reason, by }, now)
      return ok({ audited: cost })
    },
  )
}
