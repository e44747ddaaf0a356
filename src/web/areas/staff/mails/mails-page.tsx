import { useState } from 'react'
import type { StaffMail, StaffMails } from '#domains/notifications/staff/staff-mail.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useChosen } from '../bulk/use-chosen.ts'
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
  list: staffMailsApi.endpoints.listMails,
  asked: mailsQuery,
  Above: MailFilters,
  Rows: MailRows,
})

type MailRowsProps = { page: StaffMails; asked: ReturnType<typeof mailsQuery>; me: StaffMe }

function MailRows({ page: { items, dead }, asked, me }: MailRowsProps) {
  const chosen = useChosen()
  const [opened, setOpened] = useState<StaffMail | null>(null)
  return (
    <>
      <DeadMails dead={dead} asked={asked} />
      <BulkBar me={me} chosen={chosen} acts={['resend_mails', 'leave_mails']} filter={asked} />
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
