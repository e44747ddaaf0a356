import type { Db } from '#platform/db/database.ts'
import type { EnquiryKind } from '../enquiry.contract.ts'
import { lockEnquiry, moveEnquiry } from '../enquiry.store.ts'

/**
 * Locks and closes an enquiry of a kind that can be approved, in the transaction of its approval. False if
 * there is none, or it is spam. An enquiry that is already closed is not changed.
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
