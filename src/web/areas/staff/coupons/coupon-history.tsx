import type { StaffCoupon } from '#domains/coupons/staff/staff-coupon.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { HistoryList } from '../frame/history-list.tsx'

/** What colleagues did with a coupon, the latest first. */
export function CouponHistory({ history }: Pick<StaffCoupon, 'history'>) {
  const { t } = useTranslation('staff_coupons')
  return (
    <SectionCard title={t('history.title')}>
      <HistoryList
        entries={history.map(({ at, action, by }) => ({ key: at, at, by, what: t(`history.${action}`) }))}
        none={t('history.none')}
      />
    </SectionCard>
  )
}
