import type { Db } from '#platform/db/database.ts'
import type { EnquiryKind } from '../enquiry.contract.ts'
import { lockEnquiry, moveEnquiry } from '../enquiry.store.ts'

/**
 * Closes an enquiry of a kind that is approved, in the transaction of what it is approved as, and locks it; false: there
 * is none, or it is spam. One that is closed already stays as it is.
 */
export async function approveEnquiry(
  tx: Db,
  { id, kind, staffId }: { id: string; kind: EnquiryKind; staffId: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const enquiry = await lockEnquiry(tx, id)
  if (!enquiry || enquiry.kind !== kind || enquiry.state === 'spam') return false
  if (enquiry.state !== 'closed')
    await moveEnquiry(tx, enquiry, { state: 'closed', ownerId: enquiry.ownerId ?? staffId }, now)
  return true
}
