import { MAIL_TOPICS, MOST_COUNTED } from '#domains/notifications/mail-topic.contract.ts'
import type { StaffMails } from '#domains/notifications/staff/staff-mail.contract.ts'
import { MAIL_STATES } from '#domains/rentals/staff/booking-mail.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { SearchBox } from '../frame/search-box.tsx'
import { mailsQuery } from './mails-query.ts'

/** The state with how many wait, what a mail is about, and a part of its address: all of it in the address of the page. */
export function MailFilters({ counts }: { counts: StaffMails['counts'] | undefined }) {
  const { t } = useTranslation('staff_mails')
  const { search, hrefWith } = useFilters()
  const asked = mailsQuery(search)
  const countOf = (state: string) => {
    const count = counts?.[state as keyof StaffMails['counts']]
    return count !== undefined && count >= MOST_COUNTED ? `${MOST_COUNTED}+` : count
  }
  return (
    <div className="flex flex-col gap-3">
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
