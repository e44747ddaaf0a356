import { writeAudited, type StaffActor } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { lockCoupon, updateTerms } from './changed-coupon.store.ts'
import { isOver, midnightAfter, type RulesError } from './coupon-rules.ts'
import { storedTerms, type CouponTerms, type LockedCoupon } from './coupon-terms.ts'
import { couponReply } from './read-coupons.usecase.ts'
import { needsSecondPerson, type CouponApp } from './second-person.service.ts'
import type * as operations from './staff-coupon-operations.contract.ts'

type ChangeFailure = {
  code: 'coupon_not_found' | 'coupon_changed' | 'coupon_stopped' | 'coupon_rules_invalid'
  detail: string
  faults?: RulesError[]
}

/**
 * Changes the end and limit of a coupon, so that an ended one can apply again. Orders keep their discount.
 * Terms that need approval leave the coupon unchanged until a second person approves; another change replaces
 * the request.
 */
export function changeCoupon(app: CouponApp, { params, body, by }: Call<typeof operations.changeCoupon>) {
  return changeTerms(
    app,
    { couponId: params.id, version: body.version, action: 'change_coupon' },
    by,
    (coupon, now) => {
      const { validFrom, mayExceedMargin } = coupon
      const { to_day, total_limit: totalLimit, listed, may_exceed_margin = mayExceedMargin } = body
      const validUntil = to_day === null ? null : midnightAfter(to_day, 1)
      const isBackwards = validUntil !== null && Temporal.Instant.compare(validUntil, validFrom) <= 0
      if (isBackwards || isOver(to_day, now)) {
        const code = isBackwards ? 'coupon_days_invalid' : 'coupon_day_over'
        return fail({
          code: 'coupon_rules_invalid',
          detail: 'A coupon does not end like this',
          faults: [{ path: 'to_day', code }],
        })
      }
      return ok({ validFrom, validUntil, totalLimit, listed, mayExceedMargin: may_exceed_margin })
    },
  )
}

/** Ends a coupon now, also one that has not started: it is rejected wherever it is used. */
export function stopCoupon(app: CouponApp, { params, body, by }: Call<typeof operations.stopCoupon>) {
  return changeTerms(
    app,
    { couponId: params.id, version: body.version, action: 'stop_coupon' },
    by,
    (coupon, now) => {
      const { validFrom, validUntil, totalLimit, listed, mayExceedMargin, requested } = coupon
      if (!requested && validUntil && Temporal.Instant.compare(validUntil, now) <= 0)
        return fail({ code: 'coupon_stopped', detail: 'This coupon has ended already' })
      const start = Temporal.Instant.compare(validFrom, now) > 0 ? now : validFrom
      return ok({ validFrom: start, validUntil: now, totalLimit, listed, mayExceedMargin })
    },
  )
}

type Change = { couponId: string; version: number; action: 'change_coupon' | 'stop_coupon' }

async function changeTerms(
  app: CouponApp,
  { couponId, version, action }: Change,
  by: StaffActor,
  termsAfter: (coupon: LockedCoupon, now: Temporal.Instant) => Result<CouponTerms, ChangeFailure>,
) {
  const changed = await writeAudited(app, by, async (tx, now, audit) => {
    const before = await lockCoupon(tx, couponId)
    if (!before) return noSuchCoupon
    if (before.version !== version) return changedMeanwhile(before)
    const after = termsAfter(before, now)
    if (!after.ok) return after
    const waits = await needsSecondPerson(
      app,
      tx,
      { takes: before.takes, before, after: after.value },
      by,
      now,
    )
    await updateTerms(
      tx,
      couponId,
      waits
        ? { terms: before, requested: { terms: after.value, by: by.staffId, at: now } }
        : { terms: after.value },
    )
    await audit({
      action: waits ? 'ask_coupon' : action,
      subject: { kind: 'coupon', id: couponId },
      before: storedTerms(before),
      after: storedTerms(after.value),
    })
    return ok(null)
  })
  return changed.ok ? couponReply(app, couponId) : changed
}

/** Approves or declines a colleague's request; approving one's own is rejected. */
export async function decideCoupon(
  app: CouponApp,
  { params: { id }, body: { approve, version }, by }: Call<typeof operations.decideCoupon>,
) {
  const decided = await writeAudited(app, by, async (tx, _now, audit) => {
    const before = await lockCoupon(tx, id)
    if (!before) return noSuchCoupon
    const { requested } = before
    if (!requested)
      return fail({ code: 'coupon_not_waiting', detail: 'Nobody has asked for anything' } as const)
    if (before.version !== version) return changedMeanwhile(before)
    if (approve && requested.by === by.staffId)
      return fail({
        code: 'second_person_needed',
        detail: 'Whoever asked for it does not agree to it',
      } as const)
    await updateTerms(tx, id, { terms: approve ? requested.terms : before })
    await audit({
      action: approve ? 'approve_coupon' : 'decline_coupon',
      subject: { kind: 'coupon', id },
      before: storedTerms(before),
      after: { ...storedTerms(requested.terms), asked_by: requested.by },
    })
    return ok(null)
  })
  return decided.ok ? couponReply(app, id) : decided
}

const noSuchCoupon = fail({ code: 'coupon_not_found', detail: 'There is no such coupon' } as const)

function changedMeanwhile({ version }: LockedCoupon) {
  return fail({ code: 'coupon_changed', detail: `It was changed meanwhile, in version ${version}` } as const)
}
