import { useState } from 'react'
import type { Approvals } from '#domains/rentals/refunds/refund-request.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { staffBookingsApi } from '../bookings/bookings.api.ts'
import { DecideDialog, type Deciding } from '../bookings/refunds/decide-dialog.tsx'
import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { ApprovalTable } from './approval-table.tsx'
import { WaitingCoupons } from './waiting-coupons.tsx'

/** What is too much for one person, and waits for a second one of finance. */
export const { preload, Component } = staffListPage({
  section: 'approvals',
  list: staffBookingsApi.endpoints.approvals,
  asked: afterIn,
  Above: WhatWaits,
  Rows: ApprovalRows,
})

function WhatWaits() {
  const { t } = useTranslation('staff_bookings')
  return <p className="max-w-prose text-sm text-ink-soft">{t('approvals.text')}</p>
}

function ApprovalRows({ page, me }: { page: Approvals; me: StaffMe }) {
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  return (
    <>
      <ApprovalTable approvals={page.items} me={me} onDecide={setDeciding} />
      <WaitingCoupons me={me} />
      <DecideDialog deciding={deciding} onClose={() => setDeciding(null)} />
    </>
  )
}
