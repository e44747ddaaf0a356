import type { StaffCoupon } from '#domains/coupons/staff/staff-coupon.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { ConfirmAction } from '../frame/confirm-action.tsx'
import { useStopCouponMutation } from './coupons.api.ts'

/** Stops a coupon after a confirmation. */
export function StopCoupon({ coupon: { coupon_id: id, code, version } }: { coupon: StaffCoupon }) {
  const { t } = useTranslation('staff_coupons')
  const [stop] = useStopCouponMutation()
  const name = isolate(code, 'ltr')
  return (
    <ConfirmAction
      label={t('stop')}
      title={t('stop_title', { code: name })}
      text={t('stop_text')}
      confirm={t('stop_it')}
      onConfirm={() => stop({ id, version })}
      done={t('done.stopped', { code: name })}
      danger
    />
  )
}
