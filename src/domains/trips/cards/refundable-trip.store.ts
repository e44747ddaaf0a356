import type { OwingSales } from '#domains/payments/public.ts'
import { recordPaymentEvent, recordReversal } from './paid-trip.store.ts'

/** Trips that owe money to their travellers. No job retries a refund that the gateway rejected. */
export const refundableTrips: OwingSales = {
  lease: async () => true,

  async notePaidBack(tx, id, { travellers, tripRevenue, currency }, now) {
    await recordReversal(tx, id, now)
    await recordPaymentEvent(tx, id, 'refunded', { amount: travellers + tripRevenue, currency }, now)
  },
}
