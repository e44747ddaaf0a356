import type { StaffCouponSummary } from '#domains/coupons/staff/staff-coupon.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { Fact } from '../frame/fact.tsx'
import { CouponWorth } from './coupon-words.tsx'

type AskedTermsProps = {
  coupon: StaffCouponSummary
  asked: NonNullable<StaffCouponSummary['asked']>
  text: string
}

/** What a colleague asks of a coupon. */
export function AskedTerms({ coupon, asked, text }: AskedTermsProps) {
  const { t } = useTranslation('staff_coupons')
  return (
    <>
      <p>{text}</p>
      <dl className="mt-3 grid gap-3 sm:grid-cols-2">
        <Fact label={t('decide.asked_by')}>
          <bdi>{asked.by.name}</bdi>
        </Fact>
        <Fact label={t('worth')}>
          <CouponWorth coupon={coupon} />
        </Fact>
        <Fact label={t('fields.total_limit')}>{asked.total_limit ?? t('no_limit')}</Fact>
        <Fact label={t('fields.to_day')}>
          {asked.last_day === null ? t('no_end') : <DayText value={asked.last_day} />}
        </Fact>
        <Fact label={t('margin')}>{t(asked.may_exceed_margin ? 'exceeds_margin' : 'within_margin')}</Fact>
      </dl>
    </>
  )
}
