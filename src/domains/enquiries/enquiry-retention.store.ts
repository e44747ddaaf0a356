import type { Db } from '#platform/db/database.ts'
import { oldRows, type RemoveOld, type Retention } from '#platform/db/old-rows.store.ts'
import type { EnquiryState } from './enquiry.contract.ts'

const DAY = 24

/** Enquiries kept for a limited time. One that waits for the staff stays. */
export const enquiryRetention: readonly Retention[] = [
  {
    what: 'Enquiries that were answered or closed',
    hours: 730 * DAY,
    since: 'they were',
    remove: removeOldEnquiries(['answered', 'closed']),
  },
  {
    what: 'Enquiries that look like a robot’s',
    hours: 30 * DAY,
    since: 'they were marked',
    remove: removeOldEnquiries(['spam']),
  },
  {
    what: 'Counts of how often an opened form was sent',
    hours: DAY,
    since: 'it was opened',
    remove: oldRows({ table: 'form_uses', key: ['token_hash'], column: 'opened_at' }),
  },
]

/** Deletes enquiries that came into one of these states before then, with their replies. */
function removeOldEnquiries(states: readonly EnquiryState[]): RemoveOld {
  return async (db, before, limit) => {
    const { numDeletedRows } = await db
      .deleteFrom('enquiries')
      .where('id', 'in', oldest(db, states, before).limit(limit).forUpdate().skipLocked())
      .executeTakeFirst()
    return Number(numDeletedRows)
  }
}

function oldest(db: Db, states: readonly EnquiryState[], before: Temporal.Instant) {
  return db
    .selectFrom('enquiries')
    .select('id')
    .where('state', 'in', states)
    .where('changed_at', '<', before)
    .orderBy('changed_at')
}
