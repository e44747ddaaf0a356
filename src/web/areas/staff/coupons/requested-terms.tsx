import type { StaffCouponSummary } from '#domains/coupons/staff/staff-coupon.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { Fact } from '../frame/fact.tsx'
import { CouponWorth } from './coupon-words.tsx'

type RequestedTermsProps = {
  coupon: StaffCouponSummary
  request: NonNullable<StaffCouponSummary['asked']>
  text: string
}

/** Terms of a coupon that a colleague requested. */
export function RequestedTerms({ coupon, request, text }: RequestedTermsProps) {
  const { t } = useTranslation('staff_coupons')
  return (
    <>
      <p>{text}</p>
      <dl className="mt-3 grid gap-3 sm:grid-cols-2">
        <Fact label={t('decide.asked_by')}>
          <bdi>{request.by.name}</bdi>
        </Fact>
        <Fact label={t('worth')}>
          <CouponWorth coupon={coupon} />
        </Fact>
        <Fact label={t('fields.total_limit')}>{request.total_limit ?? t('no_limit')}</Fact>
        <Fact label={t('fields.to_day')}>
          {request.last_day === null ? t('no_end') : <DayText value={request.last_day} />}
        </Fact>
        <Fact label={t('margin')}>{t(request.may_exceed_margin ? 'exceeds_margin' : 'within_margin')}</Fact>
      </dl>
    </>
  )
}
