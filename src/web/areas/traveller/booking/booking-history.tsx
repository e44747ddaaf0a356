import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { Card } from '#ui/card.tsx'
import { travellerEvents } from '#web/rentals/booking-status.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'

/** The events of the booking, in order. */
export function BookingHistory({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const events = travellerEvents(booking.events)
  if (events.length === 0) return null
  return (
    <Card aria-labelledby="history" className="print:hidden">
      <h2 id="history" className="text-lg">
        {t('history')}
      </h2>
      <ol className="mt-3 flex flex-col text-sm">
        {events.map(({ at, kind }) => (
          <li
            key={`${at} ${kind}`}
            className="relative border-s-2 border-line ps-4 pb-4 last:border-transparent last:pb-0"
          >
            <span
              aria-hidden="true"
              className="absolute inset-s-[-7px] top-1 size-3 rounded-full border-2 border-paper bg-coral-deep"
            />
            <p className="font-medium">{t(`event.${kind}`, { supplier: booking.offer.supplier.name })}</p>
            <InstantText value={at} className="text-xs text-ink-soft" />
          </li>
        ))}
      </ol>
    </Card>
  )
}
