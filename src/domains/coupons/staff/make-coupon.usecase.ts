import { writeAudited } from '#domains/staff/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { CouponDiscount } from '../coupon.ts'
import { findUnknownSuppliers, insertCoupon } from './changed-coupon.store.ts'
import { rulesErrors, midnightAfter } from './coupon-rules.ts'
import type { CouponTerms } from './coupon-terms.ts'
import { couponReply } from './read-coupons.usecase.ts'
import { needsSecondPerson, type CouponApp } from './second-person.service.ts'
import type * as operations from './staff-coupon-operations.contract.ts'
import type { MakeCouponFields } from './staff-coupon.contract.ts'

/** Creates a coupon for anybody who knows its code. One that needs a second person gives no discount until they approve it. */
export async function makeCoupon(app: CouponApp, { body, by }: Call<typeof operations.makeCoupon>) {
  const made = await writeAudited(app, by, async (tx, now, audit) => {
    const errors = rulesErrors(body, now)
    if ((await findUnknownSuppliers(tx, body.suppliers)).length > 0)
      errors.push({ path: 'suppliers', code: 'coupon_supplier_unknown' })
    if (errors.length > 0)
      return fail({
        code: 'coupon_rules_invalid',
        detail: 'A coupon is not like this',
        faults: errors,
      } as const)
    const requested = termsOf(body)
    const waits = await needsSecondPerson(
      app,
      tx,
      { takes: takesOf(body), before: null, after: requested },
      by,
      now,
    )
    const terms = waits
      ? { ...requested, validUntil: requested.validFrom, listed: false, mayExceedMargin: false }
      : requested
    const request = waits ? { terms: requested, by: by.staffId, at: now } : null
    const couponId = await insertCoupon(tx, body, terms, request)
    if (couponId === null)
      return fail({ code: 'coupon_code_taken', detail: `There is a coupon ${body.code} already` } as const)
    const { lang_id: _language, ...after } = body
    await audit({
      action: waits ? 'ask_coupon' : 'make_coupon',
      subject: { kind: 'coupon', id: couponId },
      before: null,
      after,
    })
    return ok(couponId)
  })
  return made.ok ? couponReply(app, made.value) : made
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
