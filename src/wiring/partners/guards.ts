import { usePartnerKey } from '#domains/partners/record/keys/use-partner-key.service.ts'
import { findPartnerOfUser } from '#domains/partners/record/partner.store.ts'
import { partnerGuards } from '#domains/partners/record/require-partner.middleware.ts'
import type { Accounts } from '../accounts.ts'
import type { Shared } from '../share-context.ts'

/** The guards of partners' people and of their systems. */
export function wirePartnerGuards(shared: Shared, { requireRole }: Pick<Accounts, 'requireRole'>) {
  const { db, limitEach } = shared
  return partnerGuards({
    requireRole,
    limitEach,
    findPartnerOfUser: (userId) => findPartnerOfUser(db, userId),
    usePartnerKey: (secret) => usePartnerKey(shared, secret),
  })
}
