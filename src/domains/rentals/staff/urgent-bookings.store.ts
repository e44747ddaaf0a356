import { STAFF_HOURS, type UrgentSource } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'

/** Response time expected of a supplier; after it, retries continue and staff are alerted. */
const USUAL_ANSWER: Temporal.DurationLike = { minutes: 2 }

/** Bookings whose supplier has not responded, due at the staff's deadline or before the pick-up, whichever is first. */
export function urgentBookings(db: Db): UrgentSource {
  return {
    needs: ['support', 'finance'],
    async read(now, limit) {
      const rows = await db
        .selectFrom('bookings')
        .select(['id', 'reference', 'driver', 'updated_at', 'pick_up_at'])
        .where('status', '=', 'awaiting_supplier')
        .where('updated_at', '<', now.subtract(USUAL_ANSWER))
        .orderBy('updated_at')
        .limit(limit)
        .execute()
      return rows.map(({ id, reference, driver, updated_at, pick_up_at }) => {
        const found = updated_at.add({ hours: STAFF_HOURS })
        const name = driver as { first_name: string; last_name: string } | null
        return {
          kind: 'booking_unanswered',
          id,
          name: reference,
          detail: name && `${name.first_name} ${name.last_name}`,
          count: 1,
          due: Temporal.Instant.compare(found, pick_up_at) < 0 ? found : pick_up_at,
        }
      })
    },
  }
}
