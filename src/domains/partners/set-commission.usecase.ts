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
import type { PartnerStore } from './partner.store.ts'

export type CommissionOutOfBounds = {
  code: 'commission_out_of_bounds'
  detail: string
  bounds: CommissionBounds
}

export type SetCommissionFailure = CommissionOutOfBounds | { code: 'sign_in_required'; detail: string }

/** Sets the commission of an account's partner on bookings from now on; an unchanged value is not written again. */
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

export function setCommission({
  db,
  partners,
  lockAccount,
  bounds: configured,
  clock,
}: Needs): SetCommission {
  return async (userId, basisPoints) => {
    const partner = await partners.ofUser(db, userId)
    if (!partner) return fail({ code: 'sign_in_required', detail: 'This account is of no partner' })
    const { id: partnerId } = partner
    const bounds = boundsOf(partner.bounds, configured)
    if (!isWithin(basisPoints, bounds)) {
      const detail = `A commission is ${percentOf(bounds.min)}% to ${percentOf(bounds.max)}%`
      return fail({ code: 'commission_out_of_bounds', detail, bounds })
    }
    return db.transaction().execute(async (tx) => {
      if (!(await lockAccount(tx, userId)))
        return fail({ code: 'sign_in_required', detail: 'This account is no longer there' })
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
}
