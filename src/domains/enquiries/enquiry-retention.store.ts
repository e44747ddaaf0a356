import { sql } from 'kysely'
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

function removeOldEnquiries(states: readonly EnquiryState[]): RemoveOld {
  const only = sql`state = any(${sql.val(states)}::text[])`
  return oldRows({ table: 'enquiries', key: ['id'], column: 'changed_at', only })
}
