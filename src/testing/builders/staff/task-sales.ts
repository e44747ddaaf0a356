import { balancesOf } from '#domains/payments/ledger.ts'
import { postingsOf } from '#domains/payments/ledger.store.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { Quote } from '#domains/rentals/quotes/quote.contract.ts'
import type { TaskKind } from '#domains/staff/task.contract.ts'
import type { TaskSubject } from '#domains/staff/public.ts'
import { newReference } from '#kernel/ids.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { STRIPE_CARD, STRIPE_KEYS, stripeEvents } from '../../stand-ins/stripe.ts'
import { LONGER } from '../rentals/changes.ts'
import { DRIVER, journey } from '../rentals/journey.ts'
import type { Outside } from './task-environment.ts'

/** Dispute statuses in which the bank has the money, for now or finally. */
const AT_BANK = { disputed: ['needs_response', 'under_review'], chargebacks: ['lost', 'appeal_under_review'] }

/** A sale with the books of us, its supplier and the gateway. */
export type Sold = ReturnType<ReturnType<typeof taskSales>['sold']>

/** A car sale with its traveller's actions. */
export type TaskTraveller = Awaited<ReturnType<ReturnType<typeof taskSales>['traveller']>>

/** Sells cars with Green Motion, OK Mobility and Stripe, and reads all books about them. */
export function taskSales(app: TestApp, { desk, stripe }: Outside) {
  const { db } = app.database
  const { intentOf, eventsAbout, deliverAll } = stripeEvents(app, stripe)

  function sold(about: TaskSubject, reference: string) {
    const [column, id] =
      about.tripId === undefined
        ? (['booking_id', about.bookingId] as const)
        : (['trip_id', about.tripId] as const)
    const openTasks = db
      .selectFrom('staff_tasks')
      .select(['id', 'kind'])
      .where(column, '=', id)
      .where('done_at', 'is', null)

    /** Its payments, the oldest first. */
    const payments = () =>
      db
        .selectFrom('payments')
        .select(['id', 'amount', 'currency'])
        .where(column, '=', id)
        .orderBy('id')
        .execute()
    const intents = async () => {
      const allIntents = stripe.intents()
      return (await payments()).flatMap(
        (payment) => allIntents.find(({ metadata }) => metadata['payment_id'] === payment.id) ?? [],
      )
    }

    return {
      about,
      reference,
      payments,
      /** Returns what Stripe has authorised, retains, and has paid to disputing banks, in hundredths. */
      async atGateway() {
        const now = { authorised: 0, captured: 0, disputed: 0, chargebacks: 0 }
        for (const { id: intent, status, amount, latest_charge: charge } of await intents()) {
          if (status === 'requires_capture') now.authorised += amount
          now.captured += (charge?.amount_captured ?? 0) - (charge?.amount_refunded ?? 0)
          for (const dispute of stripe.disputesOf(intent)) {
            if (AT_BANK.disputed.includes(dispute.status)) now.disputed += dispute.amount
            if (AT_BANK.chargebacks.includes(dispute.status)) now.chargebacks += dispute.amount
          }
        }
        return now
      },
      /** Balances that are not zero, by account. */
      async ledger(): Promise<Record<string, number>> {
        const balances = Object.entries(balancesOf(await postingsOf(db, about)))
        return Object.fromEntries(balances.filter(([, balance]) => balance !== 0))
      },
      async task(kind: TaskKind): Promise<string> {
        const row = await openTasks.where('kind', '=', kind).executeTakeFirst()
        if (!row) throw new Error(`no task ${kind}`)
        return row.id
      },
      openTasks: async () => (await openTasks.execute()).map(({ kind }) => kind as TaskKind),
      /** Its card's bank sends the latest refund back. */
      async failRefund() {
        const [first] = await intents()
        const refund = stripe.refunds().find((made) => made.payment_intent === first?.id)
        stripe.failRefund(refund?.id ?? '')
        await deliverAll(eventsAbout(first?.id ?? ''))
      },
      /** Its cardholder disputes the payment; `lost`: and the bank agrees. */
      async dispute({ lost = false } = {}) {
        const [payment] = await payments()
        const intent = intentOf(payment?.id ?? '')
        const answerBy = app.clock.now().add({ hours: 200 })
        const dispute = stripe.openDispute(intent, 'needs_response', answerBy)
        if (lost) stripe.moveDispute(dispute, 'lost')
        await deliverAll(eventsAbout(intent))
      },
      /** A person refunds it on Stripe's own pages. */
      async refundByHand() {
        for (const { id: intent, latest_charge: charge } of await intents()) {
          const amount = (charge?.amount_captured ?? 0) - (charge?.amount_refunded ?? 0)
          const body = new URLSearchParams({ payment_intent: intent, amount: String(amount) })
          const headers = { authorization: `Bearer ${STRIPE_KEYS.secretKey}` }
          const { ok } = await fetch(`${stripe.url}/v1/refunds`, { method: 'POST', headers, body })
          if (!ok) throw new Error('Stripe refuses a refund by hand')
        }
      },
    }
  }

  /** A car in a traveller's cart, or ordered by them. */
  function car(token: string, booking: Booking, driver = driverOf(newReference())) {
    const { read, order, cancel } = journey(app)
    const { booking_id } = booking
    return {
      ...sold({ bookingId: booking_id }, booking.reference),
      booking,
      driver,
      token,
      order: () => order(token, booking, { driver, card: STRIPE_CARD }),
      cancel: () => cancel(token, booking),
      read: () => read(token, booking_id),
      /** Requests seven days in place of four, and accepts the price. */
      async lengthen() {
        const request = (body: object) =>
          app.call('/api/user/modify-booking', { token, body: { booking_id, ...body } })
        const quoted = (await request(LONGER)).body.change
        return request({ ...LONGER, accept_total: quoted.price.total, payment: STRIPE_CARD })
      },
      /** Statuses of its reservations at their supplier, the oldest first. */
      cars: () => [
        ...desk.book().flatMap((line) => (line.email === driver.email ? line.status : [])),
        ...app.simulators.okMobility
          .book()
          .flatMap((line) => (line.reference === booking.reference ? line.status : [])),
      ],
      async supplierState() {
        const row = db.selectFrom('bookings').select('supplier_state').where('id', '=', booking_id)
        return (await row.executeTakeFirstOrThrow()).supplier_state
      },
    }
  }

  /** A traveller with an offer of Green Motion, or of another supplier, in the cart. */
  async function traveller(code = 'green-motion') {
    const { guest, offers, cart } = journey(app)
    const token = await guest()
    const offer = (await offers(undefined, { filters: { SUPPLIER: [code] } })).find(
      ({ supplier, cancellation }) => supplier.code === code && cancellation.free_until !== null,
    )
    if (!offer) throw new Error(`no offer of ${code}`)
    const quoted: Quote = (await app.call('/api/vehicle-detail', { body: { offer_id: offer.offer_id } })).body
    return car(token, await cart(token, quoted.quote_id))
  }

  return { sold, car, traveller }
}

/** Not a trip. */
export const isCar = (one: Sold): one is TaskTraveller => 'booking' in one

/** One of two cars that were booked in place of each other. */
export const isOneOfTwo = (one: Sold): one is TaskTraveller & { other: TaskTraveller } => 'other' in one

export const driverOf = (name: string) => ({ ...DRIVER, email: `${name.toLowerCase()}@example.com` })
