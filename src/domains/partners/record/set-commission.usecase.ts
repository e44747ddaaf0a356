import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { commissionBounds } from './commission-bounds.ts'
import {
  basisPointsOf,
  boundsOf,
  commissionOf,
  commissionOutOfBounds,
  isWithin,
  toApiCommission,
} from './commission.ts'
import { lockPartnerOfOwner } from './lock-partner-of-owner.service.ts'
import type * as operations from './partner-operations.contract.ts'
import { findLastCommission, insertCommission } from './partner.store.ts'

/** Sets the partner's commission on bookings from now on; an unchanged value is not written again. */
export function setCommission(
  app: Pick<App, 'db' | 'clock' | 'settings'>,
  { body: { percent }, userId }: Call<typeof operations.setCommission>,
) {
  const basisPoints = basisPointsOf(percent)
  return app.db.transaction().execute(async (tx) => {
    const locked = await lockPartnerOfOwner(tx, userId, 'This account may not set a commission')
    if (!locked.ok) return locked
    const { id: partnerId, earns, bounds: agreed } = locked.value
    if (earns !== 'percent')
      return fail({ code: 'commission_agreed', detail: 'This partner earns a share of our margin' } as const)
    const bounds = boundsOf(agreed, commissionBounds(app.settings))
    if (!isWithin(basisPoints, bounds)) return fail(commissionOutOfBounds(bounds))
    const last = await findLastCommission(tx, partnerId)
    if (last?.basisPoints !== basisPoints) {
      const position = (last?.position ?? 0) + 1
      const validFrom = app.clock.now()
      await insertCommission(tx, { partnerId, position, basisPoints, validFrom, setBy: userId })
    }
    return ok({ commission: toApiCommission(commissionOf(basisPoints, bounds)) })
  })
}
