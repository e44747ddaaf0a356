import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { RadioCards } from '#ui/fields/radio-cards.tsx'
import { useProtectionOptions } from '#web/rentals/protection-options.tsx'

const NONE = 'none'

type ProtectionReviewProps = { booking: Booking; onChange: (id: string | null) => void }

/** The protection chosen, and the others to change to. */
export function ProtectionReview({ booking, onChange }: ProtectionReviewProps) {
  const { t } = useTranslation('checkout')
  const { offer, available } = booking
  const options = useProtectionOptions({ offer, protections: available.protections, none: NONE })
  return (
    <RadioCards
      legend={t('extras.protection')}
      name="protection"
      options={options}
      value={booking.protection?.id ?? NONE}
      onChange={(event) => onChange(event.target.value === NONE ? null : event.target.value)}
    />
  )
}
