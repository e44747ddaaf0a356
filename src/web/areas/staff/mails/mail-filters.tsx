import { MAIL_TOPICS, MAX_COUNTED } from '#domains/notifications/mail-topic.contract.ts'
import type { StaffMails } from '#domains/notifications/staff/staff-mail.contract.ts'
import { MAIL_STATES } from '#domains/rentals/staff/booking-mail.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { SearchBox } from '../frame/search-box.tsx'
import type { mailsQuery } from './mails-query.ts'

type MailFiltersProps = { asked: ReturnType<typeof mailsQuery>; page: StaffMails | undefined }

/** The state with how many wait, what a mail is about, and a part of its address: all of it in the address of the page. */
export function MailFilters({ asked, page }: MailFiltersProps) {
  const { t } = useTranslation('staff_mails')
  const { hrefWith } = useFilters()
  const countOf = (state: string) => {
    const count = page?.counts[state as keyof StaffMails['counts']]
    return count !== undefined && count >= MAX_COUNTED ? `${MAX_COUNTED}+` : count
  }
  return (
    <div className="flex flex-col gap-3">
      <LinkButton to="/staff/mails/templates" look="second" className="self-start">
        {t('templates.title')}
      </LinkButton>
      <ChoiceLinks
        label={t('state')}
        choices={[
          { to: hrefWith('state', ''), text: t('every_state'), isCurrent: asked.state === undefined },
          ...MAIL_STATES.map((state) => ({
            to: hrefWith('state', state),
            text: t(`states.${state}`),
            isCurrent: asked.state === state,
            count: countOf(state),
          })),
        ]}
      />
      <div className="grid items-end gap-3 sm:grid-cols-[2fr_1fr]">
        <SearchBox label={t('search')} />
        <FilterSelect
          name="topic"
          label={t('topic')}
          value={asked.topic ?? ''}
          every={t('every_topic')}
          options={MAIL_TOPICS.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
        />
      </div>
    </div>
  )
}
