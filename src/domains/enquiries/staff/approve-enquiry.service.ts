import type { Db } from '#platform/db/database.ts'
import type { EnquiryKind } from '../enquiry.contract.ts'
import type { EnquiryStore } from '../enquiry.store.ts'

/**
 * Closes an enquiry of a kind that is approved, in the transaction of what it is approved as, and locks it; false: there
 * is none, or it is spam. One that is closed already stays as it is.
 */
export type ApproveEnquiry = (
  tx: Db,
  approved: { id: string; kind: EnquiryKind; staffId: string },
  now: Temporal.Instant,
) => Promise<boolean>

export function approveEnquiry(enquiries: Pick<EnquiryStore, 'hold' | 'change'>): ApproveEnquiry {
  return async (tx, { id, kind, staffId }, now) => {
    const held = await enquiries.hold(tx, id)
    if (!held || held.kind !== kind || held.state === 'spam') return false
    if (held.state !== 'closed')
      await enquiries.change(tx, held, { state: 'closed', ownerId: held.ownerId ?? staffId }, now)
    return true
  }
}
