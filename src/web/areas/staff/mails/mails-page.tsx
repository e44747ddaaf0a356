import { useState } from 'react'
import type { StaffMail, StaffMails } from '#domains/notifications/staff/staff-mail.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useChosen } from '../bulk/use-chosen.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { MailTable } from './mail-table.tsx'
import { staffMailsApi, useResendDeadMailsMutation } from './mails.api.ts'
import { mailsQuery } from './mails-query.ts'
import { MAIL_STATES, MAIL_TOPICS, MAX_COUNTED } from '#domains/outgoing/mails/mail.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { SearchBox } from '../frame/search-box.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#web/shell/toasts/toast.ts'

/** The mail queue: pending and failed mails with the reason, and dead mails to resend. */
export const { preload, Component } = staffListPage({
  section: 'mails',
  list: staffMailsApi.endpoints.listMails,
  parseQuery: mailsQuery,
  Above: MailFilters,
  Rows: MailRows,
})

type MailRowsProps = { page: StaffMails; query: ReturnType<typeof mailsQuery>; me: StaffMe }

function MailRows({ page: { items, dead }, query, me }: MailRowsProps) {
  const chosen = useChosen()
  const [opened, setOpened] = useState<StaffMail | null>(null)
  return (
    <>
      <DeadMails dead={dead} query={query} />
      <BulkBar me={me} chosen={chosen} actions={['resend_mails', 'leave_mails']} filter={query} />
      <MailTable
        mails={items}
        onOpen={setOpened}
        choice={chosen.choiceOf(
          items.map(({ mail_id }) => mail_id),
          ({ recipient }) => recipient,
        )}
      />
      <MailDialog
        shown={opened && { path: `/api/staff/mails/${opened.mail_id}/body`, title: opened.subject ?? '' }}
        onClose={() => setOpened(null)}
      />
    </>
  )
}

type MailFiltersProps = { query: ReturnType<typeof mailsQuery>; page: StaffMails | undefined }

/** Filters by state (with counts), topic and part of the recipient, stored in the address of the page. */
function MailFilters({ query, page }: MailFiltersProps) {
  const { t } = useTranslation('staff_mails')
  const { hrefWith } = useFilters()
  const countOf = (state: string) => {
    const count = page?.counts[state as keyof StaffMails['counts']]
    return count !== undefined && count >= MAX_COUNTED ? `${MAX_COUNTED}+` : count
  }
  return (
    <div className="flex flex-col gap-3">
      <LinkButton to="/staff/mails/templates" variant="second" className="self-start">
        {t('templates.title')}
      </LinkButton>
      <ChoiceLinks
        label={t('state')}
        choices={[
          { to: hrefWith('state', ''), text: t('every_state'), isCurrent: query.state === undefined },
          ...MAIL_STATES.map((state) => ({
            to: hrefWith('state', state),
            text: t(`states.${state}`),
            isCurrent: query.state === state,
            count: countOf(state),
          })),
        ]}
      />
      <div className="grid items-end gap-3 sm:grid-cols-[2fr_1fr]">
        <SearchBox label={t('search')} />
        <FilterSelect
          name="topic"
          label={t('topic')}
          value={query.topic ?? ''}
          every={t('every_topic')}
          options={MAIL_TOPICS.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
        />
      </div>
    </div>
  )
}

/** `query`: filters of the mails to resend. */
type DeadMailsProps = { dead: StaffMails['dead']; query: ReturnType<typeof mailsQuery> }

/** The number of dead mails, with a button that resends them after a confirmation. */
function DeadMails({ dead, query: { topic, search } }: DeadMailsProps) {
  const { t } = useTranslation('staff_mails')
  const words = useErrorWords()
  const [isOpen, setOpen] = useState(false)
  const [resend, { isLoading, error, reset }] = useResendDeadMailsMutation()
  const close = () => {
    reset()
    setOpen(false)
  }
  const press = async () => {
    const { data } = await resend({ ...(topic && { topic }), ...(search && { search }) })
    if (!data) return
    toast.success(t('dead.done', { count: data.resent }))
    close()
  }
  if (dead.mails === 0 && !isOpen) return null
  return (
    <>
      <Notice tone="careful" title={t('dead.title', { count: dead.mails })}>
        <p>{t('dead.text')}</p>
        <Button variant="second" className="mt-2" onClick={() => setOpen(true)}>
          {t('dead.preview')}
        </Button>
      </Notice>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('dead.preview')}
        footer={
          <Button busy={isLoading} onClick={() => void press()}>
            {t('dead.send', { count: dead.mails })}
          </Button>
        }
      >
        {error && <Notice tone="bad" title={words(error)} />}
        <p className="text-sm">
          {t('dead.mails', { count: dead.mails })} {t('dead.addresses', { count: dead.addresses })}
        </p>
        {dead.oldest_at !== null && (
          <p className="text-sm">
            {t('dead.oldest')} <InstantText value={dead.oldest_at} className="tabular" />
          </p>
        )}
        <p className="mt-2 text-sm text-ink-soft">{t('dead.counted_again')}</p>
      </Dialog>
    </>
  )
}
