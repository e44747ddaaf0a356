import type { Approval } from '#domains/rentals/refunds/refund-request.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { BookingLink } from '../bookings/booking-link.tsx'
import type { Deciding } from '../bookings/refunds/decide-dialog.tsx'
import { RowButton } from '../frame/row-button.tsx'

type ApprovalTableProps = {
  approvals: readonly Approval[]
  me: StaffMe
  onDecide: (deciding: Deciding) => void
}

/** Refunds waiting for approval, oldest first; the reference links to the booking. */
export function ApprovalTable({ approvals, me, onDecide }: ApprovalTableProps) {
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
