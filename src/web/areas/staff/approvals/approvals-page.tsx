import { useState } from 'react'
import type { Approvals } from '#domains/rentals/refunds/refund-request.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { staffBookingsApi } from '../bookings/bookings.api.ts'
import { DecideDialog, type Deciding } from '../bookings/refunds/decide-dialog.tsx'
import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { ApprovalTable } from './approval-table.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { CouponWorth } from '../coupons/coupon-words.tsx'
import { useListCouponsQuery } from '../coupons/coupons.api.ts'
import { DecideCoupon } from '../coupons/decide-coupon.tsx'

/** Amounts that need approval by a second member of finance. */
export const { preload, Component } = staffListPage({
  section: 'approvals',
  list: staffBookingsApi.endpoints.listApprovals,
  parseQuery: afterIn,
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

/** Coupons waiting for approval. Renders nothing if there are none. */
function WaitingCoupons({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff_coupons')
  const { data } = useListCouponsQuery({ state: 'waiting' })
  if (!data || data.items.length === 0) return null
  return (
    <SectionCard title={t('decide.title')} text={t('decide.text')}>
      <DataTable
        caption={t('decide.title')}
        rows={data.items}
        rowKey={({ coupon_id }) => coupon_id}
        empty={null}
        columns={{
          code: {
            label: t('code'),
            heads: true,
            render: ({ coupon_id, code }) => (
              <PageLink
                to={`/staff/coupons/${coupon_id}`}
                className="font-medium break-all text-coral-deep underline"
              >
                <bdi dir="ltr">{code}</bdi>
              </PageLink>
            ),
          },
          worth: { label: t('worth'), render: (coupon) => <CouponWorth coupon={coupon} /> },
          asked: { label: t('decide.asked_by'), render: ({ asked }) => <bdi>{asked?.by.name}</bdi> },
          act: {
            label: t('state'),
            atEnd: true,
            render: (coupon) => <DecideCoupon coupon={coupon} me={me} />,
          },
        }}
      />
    </SectionCard>
  )
}
