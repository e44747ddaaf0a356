import { useTranslation } from 'react-i18next'
import { SectionCard } from '#ui/section-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePartnerReportQuery } from './partners.api.ts'

/** What came of a partner's links so far. */
export function ReportsCard() {
  const { t } = useTranslation('partner')
  const { data } = usePartnerReportQuery()
  return (
    <SectionCard title={t('reports.title')} text={t('reports.text')}>
      {data ? (
        <dl className="grid grid-cols-2 gap-4 text-sm">
          <div>
            <dt className="text-ink-soft">{t('reports.signed_up')}</dt>
            <dd className="text-xl font-semibold tabular">{data.invited}</dd>
          </div>
          <div>
            <dt className="text-ink-soft">{t('reports.rented')}</dt>
            <dd className="text-xl font-semibold tabular">{data.rewarded}</dd>
          </div>
        </dl>
      ) : (
        <Skeleton className="h-13" />
      )}
    </SectionCard>
  )
}
