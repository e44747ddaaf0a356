import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

/** The card that a booking was paid with, as far as anybody may know it. */
export function CardText({ card }: Pick<Booking, 'card'>) {
  const { t } = useTranslation('staff_bookings')
  return card ? (
    <span className="block text-ink-soft capitalize tabular">
      <bdi dir="ltr">{`${card.brand} ${card.last4}`}</bdi>
    </span>
  ) : (
    <span className="block text-ink-soft">{t('cards')}</span>
  )
}
