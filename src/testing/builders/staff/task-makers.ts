import type { TaskKind } from '#domains/staff/task.contract.ts'
import { newReference } from '#kernel/ids.ts'
import { STRIPE_CARD, stripeGateway } from '../../stand-ins/stripe.ts'
import { cheapAndExpensive, offeredInPlace } from '../rentals/guarded.ts'
import { journey } from '../rentals/journey.ts'
import { differingTrips } from '../trips/differing-trips.ts'
import { driverOf, type TaskTraveller } from './task-sales.ts'
import type { TaskEnvironment } from './task-environment.ts'

/** Creates each kind of task by making a simulator fail; it fails until reset. */
export type TaskMakers = ReturnType<typeof taskMakers>

export function taskMakers(environment: TaskEnvironment) {
  const { app, desk, stripe, traveller } = environment

  async function ordered(): Promise<TaskTraveller> {
    const one = await traveller()
    await one.order()
    return one
  }

  async function captureDeclined(): Promise<TaskTraveller> {
    stripe.order({ mode: 'refusing', operation: 'capture' })
    return ordered()
  }

  return {
    /** Loses the response to a reservation at a supplier without a lookup. */
    async find_reservation() {
      await desk.injectFault({ mode: 'drop_after_booking', operation: 'reserve', times: 1 })
      const one = await ordered()
      await environment.tryAgain(one.booking)
      return one
    },
    capture_refused: captureDeclined,
    /** Declines the capture for a change that costs more. */
    async capture_refused_for_change() {
      const one = await ordered()
      stripe.order({ mode: 'refusing', operation: 'capture' })
      await one.lengthen()
      return one
    },
    async refund_refused() {
      const one = await ordered()
      stripe.order({ mode: 'refusing', operation: 'refund' })
      await one.cancel()
      return one
    },
    /** Makes the supplier keep an order that was abandoned for lack of payment. */
    async undo_reservation() {
      const one = await captureDeclined()
      desk.blockCancellation(environment.lastNumber())
      const finance = await environment.member('finance')
      await finance.act(await one.task('capture_refused'), { act: 'give_up', note: 'The bank says no' })
      return one
    },
    async find_change() {
      const one = await ordered()
      await desk.injectFault({ mode: 'drop_after_booking', operation: 'reserve', times: 1 })
      await one.lengthen()
      await environment.tryAgain(one.booking)
      return one
    },
    /** Makes the supplier keep both the old and the new car. */
    async undo_change() {
      const one = await ordered()
      for (const number of [environment.lastNumber(), environment.nextNumber()])
        desk.blockCancellation(number)
      await one.lengthen()
      return one
    },
    /** The card's bank sends back the refund of a booking that was cancelled. */
    async pay_back() {
      const one = await ordered()
      await one.cancel()
      await one.failRefund()
      return one
    },
    async answer_dispute() {
      const one = await ordered()
      await one.dispute()
      return one
    },
    async dispute_lost() {
      const one = await ordered()
      await one.dispute({ lost: true })
      return one
    },
    /** Stripe captured less than what a trip costs, as the comparison of the day finds. */
    async payment_differs() {
      const { db } = app.database
      const card = { paymentMethodId: STRIPE_CARD.payment_method_id }
      const { tripIds } = await differingTrips(app, stripeGateway(db, stripe.url), card)
      // One comparison a day: this day's may have been made.
      await db.deleteFrom('reconciliations').execute()
      await app.app.runJob('reconcile')
      const tripId = tripIds.otherAmount
      const trip = db.selectFrom('trips').select('reference').where('id', '=', tripId)
      return environment.sold({ tripId }, (await trip.executeTakeFirstOrThrow()).reference)
    },
    /** A cheaper car is booked in place of one that its supplier has handed over. */
    async two_cars_booked() {
      const { guest } = journey(app)
      const token = await guest()
      const driver = driverOf(newReference())
      const offered = await offeredInPlace(app, {
        ...(await cheapAndExpensive(app)),
        token,
        now: app.clock.now(),
        payer: { driver, card: STRIPE_CARD },
      })
      const { booking, total } = offered
      app.simulators.okMobility.handOver(booking.supplier_reference ?? '')
      const { body } = await app.call('/api/user/rebook', {
        token,
        headers: { 'idempotency-key': crypto.randomUUID() },
        body: { booking_id: booking.booking_id, accept_total: total, payment: STRIPE_CARD },
      })
      return {
        ...environment.car(token, booking, driver),
        other: environment.car(token, body.booking, driver),
      }
    },
  } satisfies Record<TaskKind | 'capture_refused_for_change', () => Promise<unknown>>
}
