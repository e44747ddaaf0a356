import { lockUser } from '#domains/accounts/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { rejectionOf, type PartnerMembership, type PartnerRejection } from './partner.ts'
import { lockPartnerOfUser } from './partner.store.ts'

/**
 * Locks an owner's account, membership and partner until the transaction ends, so that an owner who is
 * removed, or whose partner ends, cannot change anything concurrently. `detail`: text of the failure.
 */
export async function lockPartnerOfOwner(
  tx: Db,
  userId: string,
  detail: string,
): Promise<Result<PartnerMembership, { code: PartnerRejection; detail: string }>> {
  const partner = (await lockUser(tx, userId)) ? await lockPartnerOfUser(tx, userId) : null
  const code = rejectionOf(partner, 'owner')
  return partner && code === null ? ok(partner) : fail({ code: code ?? 'no_partner', detail })
}
