import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { PartnerRecordStore } from '../partner-record.store.ts'
import type { PartnerCouponStore } from './partner-coupon.store.ts'

export type StaffCouponFailure = {
  code: 'partner_not_found' | 'partner_ended' | 'partner_coupon_not_found' | 'partner_coupon_taken'
  detail: string
}

type Done = Result<null, StaffCouponFailure>

/** The staff make coupons a partner's, and take them back; who led to what was booked by then stays. */
export type StaffCoupons = {
  bind(partnerId: string, code: string, by: StaffActor): Promise<Done>
  release(partnerId: string, couponId: string, by: StaffActor): Promise<Done>
}

type Needs = {
  records: Pick<PartnerRecordStore, 'hold' | 'note'>
  coupons: Pick<PartnerCouponStore, 'bind' | 'release'>
  staffWrite: StaffWrite
}

export function staffCoupons({ records, coupons, staffWrite }: Needs): StaffCoupons {
  const refused = (code: StaffCouponFailure['code'], detail: string) => ({
    value: fail({ code, detail }),
    audited: null,
  })
  return {
    bind: (partnerId, code, by) =>
      staffWrite<Done>(by, async (tx, now) => {
        const partner = await records.hold(tx, partnerId)
        if (!partner) return refused('partner_not_found', 'There is no such partner')
        if (partner.isEnded) return refused('partner_ended', 'The work with this partner has ended')
        const bound = await coupons.bind(tx, code, partnerId)
        if (bound === 'not_found') return refused('partner_coupon_not_found', `No coupon ${code}`)
        if (bound === 'taken') return refused('partner_coupon_taken', `${code} is a partner’s already`)
        const change = { partnerId, act: 'coupon_bound', byUser: by.staffId, after: { code } } as const
        await records.note(tx, change, now)
        const subject = { kind: 'partner', id: partnerId } as const
        return {
          value: ok(null),
          audited: { action: 'bind_partner_coupon', subject, before: null, after: { code } },
        }
      }),

    release: (partnerId, couponId, by) =>
      staffWrite<Done>(by, async (tx, now) => {
        // Locked before the coupon, as where one is bound.
        if (!(await records.hold(tx, partnerId)))
          return refused('partner_not_found', 'There is no such partner')
        const code = await coupons.release(tx, couponId, partnerId)
        if (code === null) return refused('partner_coupon_not_found', `No coupon ${couponId}`)
        const change = { partnerId, act: 'coupon_released', byUser: by.staffId, before: { code } } as const
        await records.note(tx, change, now)
        const subject = { kind: 'partner', id: partnerId } as const
        return {
          value: ok(null),
          audited: { action: 'release_partner_coupon', subject, before: { code }, after: null },
        }
      }),
  }
}
