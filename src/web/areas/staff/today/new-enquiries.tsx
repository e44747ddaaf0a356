import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Parts } from '#ui/parts.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { useListEnquiriesQuery } from '../enquiries/enquiries.api.ts'
import { NEWEST } from './today-queries.ts'

/** The number of unread enquiries, and the newest ones. */
export function NewEnquiries() {
  const { t } = useTranslation('staff')
  const query = useListEnquiriesQuery(NEWEST)
  const waiting = query.data?.counts.new ?? 0
  return (
    <SectionCard title={t('today.enquiries')} text={waiting > 0 && t('today.waiting', { count: waiting })}>
      <Answered query={query} height="h-40">
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('today.no_enquiry')}</p>
          ) : (
            <>
              <ul className="divide-y divide-line text-sm">
                {items.map(({ enquiry_id, number, kind, name, beginning, created_at }) => (
                  <li key={enquiry_id} className="py-2">
                    <span className="flex flex-wrap justify-between gap-x-4">
                      <TextLink to={`/staff/enquiries/${enquiry_id}`}>
                        <Parts>
                          <bdi dir="ltr">{number}</bdi>
                          {t(`enquiries.kinds.${kind}`)}
                          <bdi>{name}</bdi>
                        </Parts>
                      </TextLink>
                      <InstantText value={created_at} className="text-xs text-ink-soft" />
                    </span>
                    <bdi className="line-clamp-1 text-ink-soft">{beginning}</bdi>
                  </li>
                ))}
              </ul>
              <LinkButton to="/staff/enquiries?state=new" variant="second" className="self-start">
                {t('today.all_enquiries')}
              </LinkButton>
            </>
          )
        }
      </Answered>
    </SectionCard>
  )
}
