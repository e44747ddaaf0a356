import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { useSite } from '#web/app/site.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { addDays } from '#kernel/days.ts'
import { lastChange } from '#web/rentals/booking-changes.ts'
import { useChangeNews } from './use-change-news.ts'

/**
 * The outcome of a change that ended today or yesterday, until the visit in which it was read is over: after that the
 * history shows it.
 */
export function ChangeOutcome({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const { today } = useSite()
  const change = lastChange(booking)
  const isNews = useChangeNews(booking.booking_id, change?.at ?? null)
  if (!isNews || booking.status !== 'confirmed' || !change || change.state === 'under_way') return null
  if (change.at.slice(0, 10) < addDays(today, -1)) return null
  const names = { supplier: booking.offer.supplier.name, email: booking.driver?.email ?? '' }
  const made = change.state === 'made'
  return (
    <Notice
      tone={made ? 'good' : 'bad'}
      title={t(`change.${change.state}_title`)}
      className="mt-4 print:hidden"
    >
      <p>{t(`change.${change.state}_text`, names)}</p>
      {!made && booking.can.modify && (
        <LinkButton to={`/booking/${booking.reference}/change`} look="second" className="mt-3">
          {t('change.again')}
        </LinkButton>
      )}
    </Notice>
  )
}
