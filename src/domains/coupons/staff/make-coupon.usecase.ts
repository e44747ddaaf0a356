import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { CouponDiscount } from '../coupon.ts'
import type { ChangedCouponStore } from './changed-coupon.store.ts'
import type { CouponTerms } from './coupon-terms.ts'
import { faultsOf, midnightAfter, type RulesFault } from './coupon-rules.ts'
import type { NeedsTwo } from './needs-two.service.ts'
import type { MakeCouponFields } from './staff-coupon.contract.ts'

export type MakeCouponFailure =
  | { code: 'coupon_rules_invalid'; detail: string; faults: RulesFault[] }
  | { code: 'coupon_code_taken'; detail: string; faults?: never }

type Made = Result<{ couponId: string }, MakeCouponFailure>

/**
 * Makes a coupon for whoever knows its code; what does not fit together is told by field. One that is too much for one
 * person takes nothing off until a second one approves it.
 */
export type MakeCoupon = (made: MakeCouponFields, by: StaffActor) => Promise<Made>

type Needs = {
  coupons: Pick<ChangedCouponStore, 'insert' | 'unknownSuppliers'>
  needsTwo: NeedsTwo
  staffWrite: StaffWrite
}

export function makeCoupon({ coupons, needsTwo, staffWrite }: Needs): MakeCoupon {
  return (made, by) =>
    staffWrite<Made>(by, async (tx, now) => {
      const faults = faultsOf(made, now)
      if ((await coupons.unknownSuppliers(tx, made.suppliers)).length > 0)
        faults.push({ path: 'suppliers', code: 'coupon_supplier_unknown' })
      if (faults.length > 0)
        return fail({ code: 'coupon_rules_invalid', detail: 'A coupon is not like this', faults })
      const wanted = termsOf(made)
      const waits = await needsTwo(tx, { takes: takesOf(made), before: null, after: wanted }, by, now)
      const { validFrom } = wanted
      const terms = waits
        ? { ...wanted, validUntil: validFrom, listed: false, mayExceedMargin: false }
        : wanted
      const asked = waits ? { terms: wanted, by: by.staffId, at: now } : null
      const couponId = await coupons.insert(tx, made, terms, asked)
      if (couponId === null)
        return fail({ code: 'coupon_code_taken', detail: `There is a coupon ${made.code} already` })
      const { lang_id: _language, ...after } = made
      return {
        value: ok({ couponId }),
        audited: {
          action: waits ? 'ask_coupon' : 'make_coupon',
          subject: { kind: 'coupon', id: couponId },
          before: null,
          after,
        },
      }
    })
}

function termsOf(made: MakeCouponFields): CouponTerms {
  return {
    validFrom: midnightAfter(made.from_day, 0),
    validUntil: made.to_day === null ? null : midnightAfter(made.to_day, 1),
    totalLimit: made.total_limit,
    listed: made.listed,
    mayExceedMargin: made.may_exceed_margin,
  }
}

function takesOf({ kind, percent, amount, most, currency }: MakeCouponFields): CouponDiscount {
  const inCurrency = (value: number | null) =>
    value === null || currency === null ? null : { amount: value, currency }
  const fixed = kind === 'fixed' ? inCurrency(amount) : null
  return fixed
    ? { kind: 'fixed', amount: fixed }
    : { kind: 'percent', basisPoints: Math.round((percent ?? 0) * 100), most: inCurrency(most) }
}
