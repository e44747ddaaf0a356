import {
  cardDifferences,
  type Account,
  type ComparedSales,
  type FindGatewayPayments,
} from '#domains/payments/public.ts'
import type { MovedTrip, MovedTripStore } from './moved-trip.store.ts'

type Needs = {
  store: MovedTripStore
  ledgerOf: (about: { tripId: string }) => Promise<Record<Account, number>>
  findGatewayPayments: FindGatewayPayments
}

/** Compares what trips were paid by card with the gateway's records. */
export function compareTripCards({ store, ledgerOf, findGatewayPayments }: Needs): ComparedSales<MovedTrip> {
  return {
    kind: 'trips',
    task: 'payment_differs',
    movedSince: store.movedSince,
    openSince: store.openSince,
    find: store.find,

    async compare({ id, reference, paymentIds, changedAt }) {
      const gateway = await findGatewayPayments(paymentIds)
      // Read last, to detect changes made during the requests.
      const [ledger, after] = await Promise.all([ledgerOf({ tripId: id }), store.find(id)])
      if (after?.changedAt.epochMilliseconds !== changedAt.epochMilliseconds) return null
      return {
        about: { tripId: id },
        reference,
        differences: gateway ? cardDifferences(ledger, gateway) : [],
        isComplete: gateway !== null,
      }
    },
  }
}
