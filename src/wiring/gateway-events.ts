import { keptDisputes } from '#domains/payments/disputes/dispute.store.ts'
import { gatewayEventRoutes } from '#domains/payments/gateway-event.routes.ts'
import { paymentStore } from '#domains/payments/payment.store.ts'
import { gatewayEventStore } from '#domains/payments/gateway-event.store.ts'
import { receiveGatewayEvent } from '#domains/payments/receive-gateway-event.usecase.ts'
import { gatewayOf } from '../gateway-settings.ts'
import { entriesOf } from '#domains/payments/ledger.store.ts'
import { recordReversals } from '#domains/payments/record-reversals.usecase.ts'
import { reversibleTrips } from '#domains/trips/cards/reversible-trips.store.ts'
import type { BookingSettlement } from './booking-settlement.ts'
import type { Payments } from './payments.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { TripCards } from './trips/trip-cards.ts'
import type { TripSettlement } from './trips/trip-settlement.ts'

/** A gateway's webhook, if it has one, and what records of a payment that money came back. */
export async function wireGatewayEvents(
  { db, clock, now, config, log }: Shared,
  { references, gateway, post }: Payments,
  {
    bookings,
    tripCards,
    trips,
    staff,
  }: { bookings: BookingSettlement; tripCards: TripCards; trips: TripSettlement; staff: Staff },
) {
  const sales = {
    bookings: bookings.reversible,
    trips: reversibleTrips((tx, tripId) => trips.tellTraveller(tx, tripId, 'refund_failed')),
  }
  const record = recordReversals({
    db,
    sales,
    paidFor: (paymentId) => paymentStore.paidFor(db, paymentId),
    payments: gateway,
    postedOf: entriesOf,
    post,
    tasks: staff.tasks,
    disputes: keptDisputes,
    onStaffTask: (task) => log.warn(task, 'a booking needs a person'),
    clock,
  })
  const shared = { sales, recordReversals: record }
  const { events: told } = gatewayOf(config)
  if (!told) return { ...shared, api: [] }
  const events = gatewayEventStore(db, now)
  return {
    ...shared,
    api: [
      gatewayEventRoutes({
        path: told.path,
        signatureHeader: told.signatureHeader,
        readEvent: await told.reader(config, clock),
        hearEvent: receiveGatewayEvent({
          events,
          paymentOf: references.paymentOf,
          settlePayment: async (paymentId) =>
            (await bookings.settlePayment(paymentId)) ?? tripCards.settle(paymentId),
          recordReversals: record,
        }),
      }),
    ],
  }
}
