import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StaffMail } from '#domains/notifications/staff/staff-mail.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { DeadMails } from './dead-mails.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { MailFilters } from './mail-filters.tsx'
import { MailTable } from './mail-table.tsx'
import { staffMailsApi, useStaffMailsQuery } from './mails.api.ts'
import { mailsQuery } from './mails-query.ts'

/** The queue of mails: what waits, what fails and why, and what was given up and goes again at a press. */
export const { preload, Component } = staffPage({
  section: 'mails',
  load: ({ read, url }) => read(staffMailsApi.endpoints.staffMails, mailsQuery(url.searchParams)),
  Content: Mails,
})

function Mails() {
  const { t } = useTranslation('staff_mails')
  const [search] = useSearchParams()
  const [opened, setOpened] = useState<StaffMail | null>(null)
  const query = useStaffMailsQuery(mailsQuery(search))
  return (
    <>
      <LinkButton to="/staff/mails/templates" look="second" className="self-start">
        {t('templates.title')}
      </LinkButton>
      <StaffList query={query} filters={<MailFilters counts={query.data?.counts} />}>
        {({ items, dead }) => (
          <>
            <DeadMails dead={dead} />
            <MailTable mails={items} onOpen={setOpened} />
          </>
        )}
      </StaffList>
      <MailDialog
        shown={opened && { path: `/api/staff/mails/${opened.mail_id}/body`, title: opened.subject ?? '' }}
        onClose={() => setOpened(null)}
      />
    </>
  )
}
