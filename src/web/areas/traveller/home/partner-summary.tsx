import type { PartnerHome } from '#domains/content/home.contract.ts'
import { add } from '#kernel/money.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Price } from '#ui/formats/price.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'

/** This month's earnings of a partner, and a link to their links. */
export function PartnerSummary({ partner: { bookings, commission } }: { partner: PartnerHome }) {
  const { t } = useTranslation('home')
  const { pending, confirmed, payable, paid } = commission
  const figures = [
    { key: 'bookings', value: bookings },
    { key: 'earned', value: <Price value={add(pending, confirmed, payable, paid)} /> },
    { key: 'payable', value: <Price value={payable} /> },
  ]
  return (
    <section aria-labelledby="partner-summary" className="page-width pt-14">
      <div className="flex flex-wrap items-end justify-between gap-5 rounded-card border border-line bg-paper p-4 md:p-6">
        <div>
          <h2 id="partner-summary" className="text-lg">
            {t('partner.title')}
          </h2>
          <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
            {figures.map(({ key, value }) => (
              <div key={key}>
                <dt className="text-xs text-ink-soft">{t(`partner.${key}`)}</dt>
                <dd className="text-lg font-semibold tabular">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/partner/links" variant="second">
            {t('partner.links')}
          </LinkButton>
          <LinkButton to="/partner" variant="second">
            {t('partner.open')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
