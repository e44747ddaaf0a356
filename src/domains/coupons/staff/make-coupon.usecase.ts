import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { ChangedCouponStore } from './changed-coupon.store.ts'
import { faultsOf, type RulesFault } from './coupon-rules.ts'
import type { MakeCouponFields } from './staff-coupon.contract.ts'

export type MakeCouponFailure =
  | { code: 'coupon_rules_invalid'; detail: string; faults: RulesFault[] }
  | { code: 'coupon_code_taken'; detail: string; faults?: never }

type Made = Result<{ couponId: string }, MakeCouponFailure>

/** Makes a coupon for whoever knows its code; what does not fit together is told by field. */
export type MakeCoupon = (made: MakeCouponFields, by: StaffActor) => Promise<Made>

type Needs = { coupons: Pick<ChangedCouponStore, 'insert' | 'unknownSuppliers'>; staffWrite: StaffWrite }

export function makeCoupon({ coupons, staffWrite }: Needs): MakeCoupon {
  return (made, by) =>
    staffWrite<Made>(by, async (tx, now) => {
      const faults = faultsOf(made, now)
      if ((await coupons.unknownSuppliers(tx, made.suppliers)).length > 0)
        faults.push({ path: 'suppliers', code: 'coupon_supplier_unknown' })
      if (faults.length > 0)
        return fail({ code: 'coupon_rules_invalid', detail: 'A coupon is not like this', faults })
      const couponId = await coupons.insert(tx, made)
      if (couponId === null)
        return fail({ code: 'coupon_code_taken', detail: `There is a coupon ${made.code} already` })
      const { lang_id: _language, ...after } = made
      return {
        value: ok({ couponId }),
        audited: {
          action: 'make_coupon',
          subject: { kind: 'coupon', id: couponId },
          before: null,
          after,
        },
      }
    })
}
