import type { StaffCoupon } from '#domains/coupons/staff/staff-coupon.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'

/** What colleagues did with a coupon, the latest first. */
export function CouponHistory({ history }: { history: StaffCoupon['history'] }) {
  const { t } = useTranslation('staff_coupons')
  return (
    <SectionCard title={t('history.title')}>
      {history.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('history.none')}</p>
      ) : (
        <ol className="flex flex-col gap-2 text-sm">
          {history.map(({ at, action, by }) => (
            <li key={at}>
              {t(`history.${action}`)}{' '}
              <span className="text-ink-soft">
                <bdi>{by}</bdi> · <InstantText value={at} className="tabular" />
              </span>
            </li>
          ))}
        </ol>
      )}
    </SectionCard>
  )
}
