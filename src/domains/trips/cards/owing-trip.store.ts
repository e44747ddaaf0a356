import type { OwingSales } from '#domains/payments/public.ts'
import { paidTripStore } from './paid-trip.store.ts'

/** Trips whose travellers have money to get back; no job sends a refund again that the gateway refused. */
export const owingTrips: OwingSales = {
  lease: async () => true,

  async notePaidBack(tx, id, { travellers, tripRevenue, currency }, now) {
    await paidTripStore.noteMoved(tx, id, now)
    await paidTripStore.noteEvent(tx, id, 'refunded', { amount: travellers + tripRevenue, currency }, now)
  },
}
