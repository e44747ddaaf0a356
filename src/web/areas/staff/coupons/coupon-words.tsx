import { useLanguage } from '#ui/use-language.ts'
import { formatPercent } from '#ui/formats/text-formats.ts'
import type { CouponState, StaffCouponSummary } from '#domains/coupons/staff/staff-coupon.contract.ts'
import type { Money } from '#kernel/money.ts'
import { Chip } from '#ui/chip.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

const tones = {
  waiting: 'careful',
  running: 'good',
  upcoming: 'under_way',
  used_up: 'careful',
  ended: 'plain',
} as const satisfies Record<CouponState, string>

/** The status of a coupon. */
export function CouponChip({ state }: { state: CouponState }) {
  const { t } = useTranslation('staff_coupons')
  return (
    <Chip tone={tones[state]} className="whitespace-nowrap">
      {t(`states.${state}`)}
    </Chip>
  )
}

/** The discount of a coupon, such as 10%, with its limits. */
export function CouponWorth({ coupon: { takes, minimum_total } }: { coupon: StaffCouponSummary }) {
  const { t } = useTranslation('staff_coupons')
  const language = useLanguage()
  return (
    <>
      {takes.kind === 'fixed' ? (
        <Price value={takes.amount} className="font-medium" />
      ) : (
        <bdi dir="ltr" className="font-medium tabular">
          {formatPercent(takes.percent, language)}
        </bdi>
      )}
      {takes.kind === 'percent' && takes.most && (
        <span className="block text-xs text-ink-soft">
          {t('at_most')} <Price value={takes.most} />
        </span>
      )}
      {minimum_total && (
        <span className="block text-xs text-ink-soft">
          {t('from_total')} <Price value={minimum_total} />
        </span>
      )}
    </>
  )
}

/** Sums in several currencies, one below the other. */
export function Discounts({ sums }: { sums: readonly Money[] }) {
  const { t } = useTranslation('staff_coupons')
  if (sums.length === 0) return <span className="text-ink-soft">{t('nothing')}</span>
  return sums.map((sum) => (
    <span key={sum.currency} className="block">
      <Price value={sum} />
    </span>
  ))
}
