import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { ChangedCouponStore } from './changed-coupon.store.ts'
import { notedTerms, type CouponTerms, type HeldCoupon } from './coupon-terms.ts'
import { isOver, midnightAfter, type RulesFault } from './coupon-rules.ts'
import type { NeedsTwo } from './needs-two.service.ts'

export type ChangeCouponFailure = {
  code: 'coupon_not_found' | 'coupon_changed' | 'coupon_stopped' | 'coupon_rules_invalid'
  detail: string
  faults?: RulesFault[]
}

/** What is done with a coupon of which the staff saw this version. */
export type CouponChange = { couponId: string; version: number } & (
  | { act: 'stop' }
  /** `toDay` and `totalLimit` null: without an end, without a limit. */
  | {
      act: 'change'
      toDay: string | null
      totalLimit: number | null
      listed: boolean
      /** Undefined: as before. */
      mayExceedMargin: boolean | undefined
    }
)

type Changed = Result<null, ChangeCouponFailure>

/**
 * Stops a coupon, so that from then on it is refused wherever it is used, or gives it another end and limit, so that one
 * that has ended applies again. Who has ordered with it keeps what it took off. What is too much for one person waits for a
 * second one, and the coupon stays as it is until then; another change takes its place.
 */
export type ChangeCoupon = (change: CouponChange, by: StaffActor) => Promise<Changed>

type Needs = {
  coupons: Pick<ChangedCouponStore, 'hold' | 'change'>
  needsTwo: NeedsTwo
  staffWrite: StaffWrite
}

export function changeCoupon({ coupons, needsTwo, staffWrite }: Needs): ChangeCoupon {
  return (change, by) =>
    staffWrite<Changed>(by, async (tx, now) => {
      const { couponId, version } = change
      const held = await coupons.hold(tx, couponId)
      if (!held) return fail({ code: 'coupon_not_found', detail: 'There is no such coupon' })
      if (held.version !== version)
        return fail({
          code: 'coupon_changed',
          detail: `It was changed meanwhile, in version ${held.version}`,
        })
      const after = termsAfter(held, change, now)
      if (!after.ok) return after
      const { takes } = held
      const waits = await needsTwo(tx, { takes, before: held, after: after.value }, by, now)
      await coupons.change(
        tx,
        couponId,
        waits
          ? { terms: held, asked: { terms: after.value, by: by.staffId, at: now } }
          : { terms: after.value },
      )
      return {
        value: ok(null),
        audited: {
          action: waits ? 'ask_coupon' : change.act === 'stop' ? 'stop_coupon' : 'change_coupon',
          subject: { kind: 'coupon', id: couponId },
          before: notedTerms(held),
          after: notedTerms(after.value),
        },
      }
    })
}

function termsAfter(
  held: HeldCoupon,
  change: CouponChange,
  now: Temporal.Instant,
): Result<CouponTerms, ChangeCouponFailure> {
  const { validFrom, validUntil, totalLimit, listed, mayExceedMargin, asked } = held
  if (change.act === 'stop') {
    if (!asked && validUntil && Temporal.Instant.compare(validUntil, now) <= 0)
      return fail({ code: 'coupon_stopped', detail: 'This coupon has ended already' })
    // One that has not begun is over, too, and not said to begin yet.
    const begun = Temporal.Instant.compare(validFrom, now) > 0 ? now : validFrom
    return ok({ validFrom: begun, validUntil: now, totalLimit, listed, mayExceedMargin })
  }
  const { toDay } = change
  const end = toDay === null ? null : midnightAfter(toDay, 1)
  const isBackwards = end !== null && Temporal.Instant.compare(end, validFrom) <= 0
  if (isBackwards || isOver(toDay, now)) {
    const code = isBackwards ? 'coupon_days_invalid' : 'coupon_day_over'
    return fail({
      code: 'coupon_rules_invalid',
      detail: 'A coupon does not end like this',
      faults: [{ path: 'to_day', code }],
    })
  }
  return ok({
    validFrom,
    validUntil: end,
    totalLimit: change.totalLimit,
    listed: change.listed,
    mayExceedMargin: change.mayExceedMargin ?? mayExceedMargin,
  })
}
