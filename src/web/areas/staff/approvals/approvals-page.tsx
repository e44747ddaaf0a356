import { useState } from 'react'
import type { Approval, Approvals } from '#domains/rentals/refunds/refund-request.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { staffBookingsApi } from '../bookings/bookings.api.ts'
import { DecideDialog, type Deciding } from '../bookings/refunds/decide-dialog.tsx'
import { afterIn } from '../frame/in-address.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { CouponWorth } from '../coupons/coupon-words.tsx'
import { useListCouponsQuery } from '../coupons/coupons.api.ts'
import { DecideCoupon } from '../coupons/decide-coupon.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { BookingLink } from '../bookings/booking-link.tsx'
import { RowButton } from '../frame/row-button.tsx'

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
              <TextLink to={`/staff/coupons/${coupon_id}`} className="font-medium break-all">
                <bdi dir="ltr">{code}</bdi>
              </TextLink>
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

type ApprovalTableProps = {
  approvals: readonly Approval[]
  me: StaffMe
  onDecide: (deciding: Deciding) => void
}

/** Refunds waiting for approval, oldest first; the reference links to the booking. */
function ApprovalTable({ approvals, me, onDecide }: ApprovalTableProps) {
  const { t } = useTranslation('staff_bookings')
  return (
    <DataTable
      caption={t('approvals.caption')}
      rows={approvals}
      rowKey={({ request_id }) => request_id}
      empty={<EmptyState title={t('approvals.none')} text={t('approvals.none_text')} />}
      columns={{
        booking: {
          label: t('reference'),
          heads: true,
          render: ({ booking_id, reference, driver }) => (
            <>
              <BookingLink id={booking_id} reference={reference} />
              {driver !== null && (
                <span className="block text-xs font-normal text-ink-soft">
                  <bdi>{driver}</bdi>
                </span>
              )}
            </>
          ),
        },
        why: {
          label: t('refund.cause'),
          render: ({ cause, reason }) => (
            <>
              {t(`refund.options.${cause}`)}
              <span className="block break-words text-xs text-ink-soft">
                <bdi>{reason}</bdi>
              </span>
            </>
          ),
        },
        asked: {
          label: t('decide.asked_by'),
          render: ({ asked_by, asked_at }) => (
            <>
              <bdi>{asked_by.name}</bdi>
              <InstantText value={asked_at} className="block text-xs text-ink-soft tabular" />
            </>
          ),
        },
        amount: {
          label: t('refund.back'),
          atEnd: true,
          render: ({ amount }) => <Price value={amount} className="font-semibold" />,
        },
        act: {
          label: t('decide.act'),
          atEnd: true,
          render: (request) => {
            const isOwn = request.asked_by.staff_id === me.staff_id
            return (
              <>
                {!isOwn && (
                  <RowButton onClick={() => onDecide({ request, card: request.card, as: 'approve' })}>
                    {t('decide.approve')}
                  </RowButton>
                )}
                <RowButton
                  onClick={() =>
                    onDecide({ request, card: request.card, as: isOwn ? 'withdraw' : 'decline' })
                  }
                >
                  {t(isOwn ? 'decide.withdraw' : 'decide.decline')}
                </RowButton>
              </>
            )
          },
        },
      }}
    />
  )
}
