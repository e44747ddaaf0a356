import type { StaffCouponSummary } from '#domains/coupons/staff/staff-coupon.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { ConfirmAct } from '../frame/confirm-act.tsx'
import { mayCall } from '../may-call.ts'
import { AskedTerms } from './asked-terms.tsx'
import { useDecideCouponMutation } from './coupons.api.ts'

type DecideCouponProps = { coupon: StaffCouponSummary; me: StaffMe }

/** Approves what a colleague asks of a coupon, or declines it, once it said what that is. */
export function DecideCoupon({ coupon, me }: DecideCouponProps) {
  const { t } = useTranslation('staff_coupons')
  const [decide] = useDecideCouponMutation()
  const { coupon_id: id, code, version, asked } = coupon
  if (!asked || !mayCall(me.roles, 'decideCoupon')) return null
  const name = isolate(code, 'ltr')
  const isOwn = asked.by.staff_id === me.staff_id
  return (isOwn ? (['decline'] as const) : (['approve', 'decline'] as const)).map((as) => (
    <ConfirmAct
      key={as}
      label={t(`decide.${as}`)}
      title={t(`decide.${as}_title`, { code: name })}
      text={<AskedTerms coupon={coupon} asked={asked} text={t(`decide.${as}_text`)} />}
      confirm={t(`decide.${as}`)}
      act={() => decide({ id, version, approve: as === 'approve' })}
      done={t(`decide.done.${as}`, { code: name })}
      danger
    />
  ))
}
