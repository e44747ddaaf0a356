import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { MasterSetting } from '#domains/partners/record/partner.contract.ts'
import { CopyField } from '#ui/fields/copy-field.tsx'
import { Notice } from '#ui/notice.tsx'
import { SectionCard } from '#ui/section-card.tsx'

type CouponsCardProps = Pick<MasterSetting, 'coupons' | 'share_percent'>

/** A partner's coupons, with what a booking by one earns: a share of our margin, which is nothing without one. */
export function CouponsCard({ coupons, share_percent }: CouponsCardProps) {
  const { t } = useTranslation('partner_links')
  if (coupons.length === 0) return null
  return (
    <SectionCard title={t('coupons.title')} text={t('coupons.text')}>
      {share_percent > 0 ? (
        <p className="text-sm">{t('coupons.earns', { percent: share_percent })}</p>
      ) : (
        <Notice tone="careful" title={t('coupons.nothing')}>
          {t('coupons.why')}
        </Notice>
      )}
      <ul className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
        {coupons.map(({ code }) => (
          <li key={code} className="min-w-0">
            <CopyField label={t('coupons.code')} value={code} copyLabel={t('pages.copy', { link: code })} />
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
