import { writeAudited } from '#domains/staff/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { lockPartner, recordChange } from '../partner-record.store.ts'
import { bindCoupon, releaseCoupon } from './partner-coupon.store.ts'
import { noSuchPartner, partnerEnded, partnerReply, type PartnerReads } from './read-partners.usecase.ts'
import type * as operations from './staff-partner-operations.contract.ts'

type CouponsApp = PartnerReads & Pick<App, 'clock'>

/** Assigns a coupon to a partner; earlier bookings with it keep their attribution. */
export async function bindPartnerCoupon(
  app: CouponsApp,
  { params: { id: partnerId }, body: { code }, by }: Call<typeof operations.bindPartnerCoupon>,
) {
  const done = await writeAudited(app, by, async (tx, now, audit) => {
    const partner = await lockPartner(tx, partnerId)
    if (!partner) return noSuchPartner
    if (partner.isEnded) return partnerEnded
    const bound = await bindCoupon(tx, code, partnerId)
    if (bound === 'not_found') return couponNotFound(code)
    if (bound === 'taken')
      return fail({ code: 'partner_coupon_taken', detail: `${code} is a partner’s already` } as const)
    await recordChange(tx, { partnerId, act: 'coupon_bound', byUser: by.staffId, after: { code } }, now)
    const subject = { kind: 'partner', id: partnerId } as const
    await audit({ action: 'bind_partner_coupon', subject, before: null, after: { code } })
    return ok(null)
  })
  return done.ok ? partnerReply(app, partnerId) : done
}

/** Removes a coupon from a partner; earlier bookings with it keep their attribution. */
export async function releasePartnerCoupon(
  app: CouponsApp,
  { params: { id: partnerId, coupon_id: couponId }, by }: Call<typeof operations.releasePartnerCoupon>,
) {
  const done = await writeAudited(app, by, async (tx, now, audit) => {
    // Locked before the coupon, as on assignment.
    if (!(await lockPartner(tx, partnerId))) return noSuchPartner
    const code = await releaseCoupon(tx, couponId, partnerId)
    if (code === null) return couponNotFound(couponId)
    await recordChange(tx, { partnerId, act: 'coupon_released', byUser: by.staffId, before: { code } }, now)
    const subject = { kind: 'partner', id: partnerId } as const
    await audit({ action: 'release_partner_coupon', subject, before: { code }, after: null })
    return ok(null)
  })
  return done.ok ? partnerReply(app, partnerId) : done
}

function couponNotFound(coupon: string) {
  return fail({ code: 'partner_coupon_not_found', detail: `No coupon ${coupon}` } as const)
}
