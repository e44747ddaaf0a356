import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useListPartnerApplicationsQuery } from './partners.api.ts'

/** Applications to be a partner that nobody has decided; nothing where there is none. */
export function ApplicationList() {
  const { t } = useTranslation('partners')
  const { data } = useListPartnerApplicationsQuery()
  if (!data || data.items.length === 0) return null
  return (
    <SectionCard title={t('applications.title')} text={t('applications.text')}>
      <ul className="divide-y divide-line">
        {data.items.map(({ enquiry_id: id, company, website, traffic, sent_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow text-sm">
              <bdi className="font-medium break-words">{company}</bdi>
              <span className="block break-all text-ink-soft">
                <bdi dir="ltr">{website}</bdi>
              </span>
              <Parts className="text-ink-soft">
                {traffic !== null && t('applications.traffic', { count: traffic })}
                <InstantText value={sent_at} />
              </Parts>
            </div>
            <LinkButton to={`/staff/partners/new?application=${id}`} look="second">
              {t('applications.decide')}
              <bdi className="sr-only">{company}</bdi>
            </LinkButton>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}
