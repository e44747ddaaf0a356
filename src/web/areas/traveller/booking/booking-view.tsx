import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { BookingActions } from './booking-actions.tsx'
import { BookingStatusBanner } from './booking-status-banner.tsx'
import { PriceGuardCard } from '../rebook/price-guard-card.tsx'
import { Voucher } from './voucher/voucher.tsx'
import './voucher/voucher.css'
import { Card } from '#ui/card.tsx'
import { travellerEvents } from '#web/rentals/booking-status.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useSite } from '#web/app/site.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { addDays } from '#kernel/days.ts'
import { lastChange } from '#web/rentals/booking-changes.ts'
import { useEffect, useState } from 'react'

/** A booking on the screen; in print only its voucher. */
export function BookingView({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  return (
    <div className="page-width pt-5 pb-10 md:pt-8 print:p-0">
      <PageHead title={t('title_of', { reference: booking.reference })} noIndex />
      <BookingStatusBanner booking={booking} />
      <ChangeOutcome booking={booking} />
      <div className="mt-6 grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] print:mt-0 print:block">
        <Voucher booking={booking} />
        <div className="flex flex-col gap-6 max-lg:contents print:hidden">
          <BookingActions booking={booking} />
          <PriceGuardCard booking={booking} />
          <BookingHistory booking={booking} />
        </div>
      </div>
    </div>
  )
}

/** The events of the booking, in order. */
function BookingHistory({ booking }: { booking: Booking }) {
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

/**
 * The outcome of a change that ended today or yesterday, until the visit in which it was read is over: after that the
 * history shows it.
 */
function ChangeOutcome({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const { today } = useSite()
  const change = lastChange(booking)
  const isUnseen = useUnseenChange(booking.booking_id, change?.at ?? null)
  if (!isUnseen || booking.status !== 'confirmed' || !change || change.state === 'under_way') return null
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

/**
 * Returns true if the outcome of a change is unread in this browser, that is not read in an earlier visit. A visit lasts as
 * long as its tab; false before hydration, as only the browser knows.
 */
function useUnseenChange(bookingId: string, at: string | null): boolean {
  const [isUnseen, setUnseen] = useState(false)
  useEffect(() => {
    if (at === null) return
    setUnseen(isUnread(bookingId, at))
  }, [bookingId, at])
  return isUnseen
}

/** Marks it as read. A browser without storage shows it each time. */
function isUnread(bookingId: string, at: string): boolean {
  const name = `change-read-${bookingId}`
  try {
    const unread = window.localStorage.getItem(name) !== at || window.sessionStorage.getItem(name) === at
    if (unread) window.sessionStorage.setItem(name, at)
    window.localStorage.setItem(name, at)
    return unread
  } catch {
    return true
  }
}
