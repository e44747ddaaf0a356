import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

/** Masked number of the card that paid a booking. */
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

/** Recipient of a refund, and the card. */
export function TravellerAndCard({
  booking: { driver, card },
}: {
  booking: Pick<Booking, 'driver' | 'card'>
}) {
  return (
    <>
      {driver && <bdi>{`${driver.first_name} ${driver.last_name}`}</bdi>}
      <CardText card={card} />
    </>
  )
}
