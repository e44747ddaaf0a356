import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import {
  boundsOf,
  commissionOf,
  isWithin,
  percentOf,
  type Commission,
  type CommissionBounds,
} from './commission.ts'
import type { LockAccount } from './lock-account.ts'
import { refusalOf, type PartnerRefused } from './partner.ts'
import type { PartnerStore } from './partner.store.ts'

export type CommissionOutOfBounds = {
  code: 'commission_out_of_bounds'
  detail: string
  bounds: CommissionBounds
}

export type SetCommissionFailure =
  | CommissionOutOfBounds
  | { code: 'commission_agreed' | PartnerRefused; detail: string }

/** An owner sets their partner's commission on bookings from now on; an unchanged value is not written again. */
export type SetCommission = (
  userId: string,
  basisPoints: number,
) => Promise<Result<Commission, SetCommissionFailure>>

type Needs = {
  db: Db
  partners: PartnerStore
  lockAccount: LockAccount
  bounds: CommissionBounds
  clock: Clock
}

/** Partner and membership are locked: who is removed, or whose partner ends, meanwhile sets nothing any more. */
export function setCommission({
  db,
  partners,
  lockAccount,
  bounds: configured,
  clock,
}: Needs): SetCommission {
  return (userId, basisPoints) =>
    db.transaction().execute(async (tx) => {
      const partner = (await lockAccount(tx, userId)) ? await partners.holdOfUser(tx, userId) : null
      const refused = refusalOf(partner, 'owner')
      if (refused !== null || !partner)
        return fail({ code: refused ?? 'no_partner', detail: 'This account may not set a commission' })
      if (partner.earns !== 'percent')
        return fail({ code: 'commission_agreed', detail: 'This partner earns a share of our margin' })
      const bounds = boundsOf(partner.bounds, configured)
      if (!isWithin(basisPoints, bounds)) {
        const detail = `A commission is ${percentOf(bounds.min)}% to ${percentOf(bounds.max)}%`
        return fail({ code: 'commission_out_of_bounds', detail, bounds })
      }
      const { id: partnerId } = partner
      const last = await partners.lastCommission(tx, partnerId)
      if (last?.basisPoints !== basisPoints)
        await partners.addCommission(tx, {
          partnerId,
          position: (last?.position ?? 0) + 1,
          basisPoints,
          validFrom: clock.now(),
          setBy: userId,
        })
      return ok(commissionOf(basisPoints, bounds))
    })
}
