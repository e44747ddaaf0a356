import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { deskApi, useApprovalsQuery } from '../bookings/bookings.api.ts'
import { DecideDialog, type Deciding } from '../bookings/refunds/decide-dialog.tsx'
import { afterIn } from '../frame/after-in.ts'
import { StaffList } from '../frame/staff-list.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { ApprovalTable } from './approval-table.tsx'

/** What is too much for one person, and waits for a second one of finance. */
export const { preload, Component } = staffPage({
  section: 'approvals',
  load: ({ read, url }) => read(deskApi.endpoints.approvals, afterIn(url.searchParams)),
  Content: Approvals,
})

function Approvals({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff_bookings')
  const [search] = useSearchParams()
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  return (
    <>
      <p className="max-w-prose text-sm text-ink-soft">{t('approvals.text')}</p>
      <StaffList query={useApprovalsQuery(afterIn(search))}>
        {({ items }) => <ApprovalTable approvals={items} me={me} onDecide={setDeciding} />}
      </StaffList>
      <DecideDialog deciding={deciding} onClose={() => setDeciding(null)} />
    </>
  )
}
