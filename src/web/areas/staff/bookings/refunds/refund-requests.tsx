import { useState } from 'react'
import type { StaffBooking } from '#domains/rentals/staff/staff-booking.contract.ts'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Parts } from '#ui/parts.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { mayCall } from '../../may-call.ts'
import { DecideDialog, type Deciding, type Decision } from './decide-dialog.tsx'
import { Button } from '#ui/button.tsx'
import type { RefundState } from '#domains/rentals/refunds/refund-request.contract.ts'
import { Chip } from '#ui/chip.tsx'

type RefundRequestsProps = { found: StaffBooking; me: StaffMe }

/**
 * Refunds that colleagues issued or requested; another member of finance decides pending ones, or they are withdrawn.
 */
export function RefundRequests({ found: { booking, refunds }, me }: RefundRequestsProps) {
  const { t } = useTranslation('staff_bookings')
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  if (refunds.length === 0) return null
  const mayDecide = mayCall(me.roles, 'decideRefund')
  const { reference, card } = booking
  return (
    <SectionCard title={t('given_back')}>
      <ul className="divide-y divide-line text-sm">
        {refunds.map((request) => (
          <li key={request.request_id} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <Price value={request.amount} className="font-semibold" />
              <RefundChip state={request.state} />
            </div>
            <div className="min-w-0">
              {t(`refund.options.${request.cause}`)}
              {request.reason !== '' && (
                <span className="block break-words text-ink-soft">
                  <bdi>{request.reason}</bdi>
                </span>
              )}
              <span className="block text-xs text-ink-soft">
                <Parts>
                  <bdi>{request.asked_by.name}</bdi>
                  <InstantText value={request.asked_at} className="tabular" />
                </Parts>
                {request.decided_by && request.decided_by.staff_id !== request.asked_by.staff_id && (
                  <span className="block">
                    {t('decided_by')} <bdi>{request.decided_by.name}</bdi>
                  </span>
                )}
              </span>
            </div>
            {request.state === 'waiting' && (
              <p className="flex flex-wrap gap-2 empty:hidden">
                <DecideButtons
                  isOwn={request.asked_by.staff_id === me.staff_id}
                  mayDecide={mayDecide}
                  onDecide={(as) => setDeciding({ request: { ...request, reference }, card, as })}
                />
              </p>
            )}
          </li>
        ))}
      </ul>
      <DecideDialog deciding={deciding} onClose={() => setDeciding(null)} />
    </SectionCard>
  )
}

type DecideButtonsProps = {
  /** True if the member requested it: they may withdraw it, but not approve it. */
  isOwn: boolean
  /** True if the member may approve requests of colleagues. */
  mayDecide: boolean
  onDecide: (as: Decision) => void
}

/** Decisions on a request that needs a second person; each opens a dialog. */
function DecideButtons({ isOwn, mayDecide, onDecide }: DecideButtonsProps) {
  const { t } = useTranslation('staff_bookings')
  if (isOwn)
    return (
      <Button variant="quiet" className="-ms-5" onClick={() => onDecide('withdraw')}>
        {t('decide.withdraw')}
      </Button>
    )
  if (!mayDecide) return null
  return (
    <>
      <Button variant="second" onClick={() => onDecide('approve')}>
        {t('decide.approve')}
      </Button>
      <Button variant="quiet" onClick={() => onDecide('decline')}>
        {t('decide.decline')}
      </Button>
    </>
  )
}

const tones = {
  waiting: 'careful',
  declined: 'plain',
  withdrawn: 'plain',
  planned: 'under_way',
  sending: 'under_way',
  done: 'good',
  failed: 'careful',
} as const satisfies Record<RefundState, string>

/** The state of a refund, coloured by urgency. */
function RefundChip({ state }: { state: RefundState }) {
  const { t } = useTranslation('staff_bookings')
  return (
    <Chip tone={tones[state]} className="whitespace-nowrap">
      {t(`refund_states.${state}`)}
    </Chip>
  )
}
