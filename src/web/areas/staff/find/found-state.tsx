import type { EnquiryState } from '#domains/enquiries/enquiry.contract.ts'
import type { BookingStatus } from '#domains/rentals/bookings/booking-status.contract.ts'
import type { FoundKind } from '#domains/staff/find/find.contract.ts'
import type { TripStatus } from '#domains/trips/journey/trip.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { BookingChip } from '../bookings/booking-chip.tsx'
import { EnquiryChip } from '../enquiries/enquiry-chip.tsx'
import { TripChip } from '../trips/trip-chip.tsx'

/** The state of what was found, as its own pages show it. */
export function FoundState({ kind, state }: { kind: FoundKind; state: string | null }) {
  const { t } = useTranslation('staff')
  if (state === null) return null
  switch (kind) {
    case 'bookings':
      return <BookingChip status={state as BookingStatus} />
    case 'trips':
      return <TripChip status={state as TripStatus} />
    case 'enquiries':
      return <EnquiryChip state={state as EnquiryState} />
    case 'tasks':
      return <Chip tone="careful">{t(`tasks.kinds.${state}`)}</Chip>
    default:
      return null
  }
}
