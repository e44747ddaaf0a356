import { sql } from 'kysely'
import { oldRows, type RemoveOld, type Retention } from '#platform/db/old-rows.store.ts'
import type { EnquiryState } from './enquiry.contract.ts'

const DAY = 24

/** Retention of enquiries. Those awaiting the staff are not deleted. */
export const enquiryRetention: readonly Retention[] = [
  {
    what: 'Answered and closed enquiries',
    hours: 730 * DAY,
    since: 'answer or closing',
    remove: removeOldEnquiries(['answered', 'closed']),
  },
  {
    what: 'Enquiries marked as spam',
    hours: 30 * DAY,
    since: 'marking',
    remove: removeOldEnquiries(['spam']),
  },
  {
    what: 'Counts of how often a form token was used',
    hours: DAY,
    since: 'opening of the form',
    remove: oldRows({ table: 'form_uses', key: ['token_hash'], column: 'opened_at' }),
  },
]

function removeOldEnquiries(states: readonly EnquiryState[]): RemoveOld {
  const only = sql`state = any(${sql.val(states)}::text[])`
  return oldRows({ table: 'enquiries', key: ['id'], column: 'changed_at', only })
}
