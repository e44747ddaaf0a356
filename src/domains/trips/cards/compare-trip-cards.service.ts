import {
  cardDifferences,
  type Account,
  type ComparedSales,
  type FindGatewayPayments,
} from '#domains/payments/public.ts'
import type { App } from '#platform/app.ts'
import { findChangedTrip, listChangedTrips, listOpenTrips, type ChangedTrip } from './changed-trip.store.ts'

type ComparisonApp = Pick<App, 'db'> & {
  ledgerOf: (about: { tripId: string }) => Promise<Record<Account, number>>
  findGatewayPayments: FindGatewayPayments
}

/** Compares card payments of trips with the gateway's records. */
export function compareTripCards({
  db,
  ledgerOf,
  findGatewayPayments,
}: ComparisonApp): ComparedSales<ChangedTrip> {
  return {
    kind: 'trips',
    task: 'payment_differs',
    movedSince: (...page) => listChangedTrips(db, ...page),
    openSince: (...page) => listOpenTrips(db, ...page),
    find: (id) => findChangedTrip(db, id),

    async compare({ id, reference, paymentIds, changedAt }) {
      const gateway = await findGatewayPayments(paymentIds)
      // Read last, to detect changes made during the requests.
      const [ledger, after] = await Promise.all([ledgerOf({ tripId: id }), findChangedTrip(db, id)])
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
