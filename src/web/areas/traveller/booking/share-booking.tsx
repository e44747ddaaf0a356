import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { ShareButton } from '#web/shell/share-button.tsx'
import { bookedSearch } from './booked-search.ts'

/** Shares where and when a trip goes, as a search: the link gives no access to the booking and tells nothing of its driver. */
export function ShareBooking({ booking }: { booking: Booking }) {
  const { t } = useTranslation('share')
  const { today } = useSite()
  const path = bookedSearch(booking, today)
  if (path === null) return null
  return (
    <div>
      <ShareButton
        path={path}
        title={t('share:place', { place: booking.offer.pickup.city })}
        label={t('share:booked')}
        look="second"
        wide
      />
      <p className="mt-1 text-xs text-ink-soft">{t('share:booked_text')}</p>
    </div>
  )
}
