import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { ChangedCouponStore } from './changed-coupon.store.ts'
import { notedTerms } from './coupon-terms.ts'
import type { ChangeCouponFailure } from './change-coupon.usecase.ts'

export type DecideCouponFailure =
  | Pick<ChangeCouponFailure, 'code' | 'detail'>
  | { code: 'coupon_not_waiting' | 'second_person_needed'; detail: string }

type Decided = Result<null, DecideCouponFailure>

/** Agrees to what a colleague asks of a coupon, or declines it; nobody agrees to what they asked for themselves. */
export type DecideCoupon = (
  decision: { couponId: string; version: number; approve: boolean },
  by: StaffActor,
) => Promise<Decided>

type Needs = { coupons: Pick<ChangedCouponStore, 'hold' | 'change'>; staffWrite: StaffWrite }

export function decideCoupon({ coupons, staffWrite }: Needs): DecideCoupon {
  return ({ couponId, version, approve }, by) =>
    staffWrite<Decided>(by, async (tx) => {
      const held = await coupons.hold(tx, couponId)
      if (!held) return fail({ code: 'coupon_not_found', detail: 'There is no such coupon' })
      const { asked } = held
      if (!asked) return fail({ code: 'coupon_not_waiting', detail: 'Nobody has asked for anything' })
      if (held.version !== version)
        return fail({
          code: 'coupon_changed',
          detail: `It was changed meanwhile, in version ${held.version}`,
        })
      if (approve && asked.by === by.staffId)
        return fail({ code: 'second_person_needed', detail: 'Whoever asked for it does not agree to it' })
      await coupons.change(tx, couponId, { terms: approve ? asked.terms : held })
      return {
        value: ok(null),
        audited: {
          action: approve ? 'approve_coupon' : 'decline_coupon',
          subject: { kind: 'coupon', id: couponId },
          before: notedTerms(held),
          after: { ...notedTerms(asked.terms), asked_by: asked.by },
        },
      }
    })
}
