import type { OwingSales } from '#domains/payments/public.ts'
import type { App } from '#platform/app.ts'
import { insertEvent } from './booking.store.ts'

/** Longer than the gateway's maximum response time. */
const LEASE_SECONDS = 45

/** Access to bookings with refunds owed to travellers. */
export function refundableBookings({ bookingJobs, clock }: Pick<App, 'bookingJobs' | 'clock'>): OwingSales {
  return {
    lease(id) {
      const now = clock.now()
      return bookingJobs.claim(id, now, now.add({ seconds: LEASE_SECONDS }))
    },

    async notePaidBack(tx, id, _owed, now) {
      await tx
        .updateTable('bookings')
        .set({ updated_at: now, lease_until: null, lease_owner: null })
        .where('id', '=', id)
        .execute()
      await insertEvent(tx, id, { kind: 'refunded' }, now)
    },
  }
}
