import { useState } from 'react'
import type { StaffMail, StaffMails } from '#domains/notifications/staff/staff-mail.contract.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { DeadMails } from './dead-mails.tsx'
import { MailDialog } from './mail-dialog.tsx'
import { MailFilters } from './mail-filters.tsx'
import { MailTable } from './mail-table.tsx'
import { staffMailsApi } from './mails.api.ts'
import { mailsQuery } from './mails-query.ts'

/** The queue of mails: what waits, what fails and why, and what was given up and goes again at a press. */
export const { preload, Component } = staffListPage({
  section: 'mails',
  list: staffMailsApi.endpoints.staffMails,
  asked: mailsQuery,
  Above: MailFilters,
  Rows: MailRows,
})

type MailRowsProps = { page: StaffMails; asked: ReturnType<typeof mailsQuery> }

function MailRows({ page: { items, dead }, asked }: MailRowsProps) {
  const [opened, setOpened] = useState<StaffMail | null>(null)
  return (
    <>
      <DeadMails dead={dead} asked={asked} />
      <MailTable mails={items} onOpen={setOpened} />
      <MailDialog
        shown={opened && { path: `/api/staff/mails/${opened.mail_id}/body`, title: opened.subject ?? '' }}
        onClose={() => setOpened(null)}
      />
    </>
  )
}
