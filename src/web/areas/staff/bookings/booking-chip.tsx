import type { BookingStatus } from '#domains/rentals/bookings/booking-status.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

const tones = {
  cart: 'plain',
  awaiting_payment: 'under_way',
  awaiting_supplier: 'careful',
  confirmed: 'good',
  completed: 'plain',
  cancelled: 'plain',
  no_show: 'plain',
  failed: 'careful',
  expired: 'plain',
} as const satisfies Record<BookingStatus, string>

/** The status of a booking, coloured by urgency. */
export function BookingChip({ status }: { status: BookingStatus }) {
  const { t } = useTranslation('staff_bookings')
  return (
    <Chip tone={tones[status]} className="whitespace-nowrap">
      {t(`statuses.${status}`)}
    </Chip>
  )
}
