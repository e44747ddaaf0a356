import type { StaffCouponSummary } from '#domains/coupons/staff/staff-coupon.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { ConfirmAction } from '../frame/confirm-action.tsx'
import { mayCall } from '../may-call.ts'
import { RequestedTerms } from './requested-terms.tsx'
import { useDecideCouponMutation } from './coupons.api.ts'

type DecideCouponProps = { coupon: StaffCouponSummary; me: StaffMe }

/** Approves or declines the coupon terms that a colleague requested, after a confirmation. */
export function DecideCoupon({ coupon, me }: DecideCouponProps) {
  const { t } = useTranslation('staff_coupons')
  const [decide] = useDecideCouponMutation()
  const { coupon_id: id, code, version, asked: request } = coupon
  if (!request || !mayCall(me.roles, 'decideCoupon')) return null
  const name = isolate(code, 'ltr')
  const isOwn = request.by.staff_id === me.staff_id
  return (isOwn ? (['decline'] as const) : (['approve', 'decline'] as const)).map((as) => (
    <ConfirmAction
      key={as}
      label={t(`decide.${as}`)}
      title={t(`decide.${as}_title`, { code: name })}
      text={<RequestedTerms coupon={coupon} request={request} text={t(`decide.${as}_text`)} />}
      confirm={t(`decide.${as}`)}
      onConfirm={() => decide({ id, version, approve: as === 'approve' })}
      done={t(`decide.done.${as}`, { code: name })}
      danger
    />
  ))
}
