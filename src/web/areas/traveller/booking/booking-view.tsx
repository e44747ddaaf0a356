import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { BookingStatusBanner } from './booking-status-banner.tsx'
import { PriceGuardCard } from '../rebook/price-guard-card.tsx'
import { Voucher } from './voucher/voucher.tsx'
import './voucher/voucher.css'
import { Card } from '#ui/card.tsx'
import { statusDisplayOf, travellerEvents } from '#web/rentals/booking-status.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useSite } from '#web/app/site.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { addDays } from '#kernel/days.ts'
import { findUnchangeableReason, lastChange } from '#web/rentals/booking-changes.ts'
import { useEffect, useState } from 'react'
import { CalendarPlus, FileDown, PencilLine, Printer, ReceiptText, XCircle } from 'lucide-react'
import { BookingRating } from '#web/rentals/rating/booking-rating.tsx'
import { useHeader } from '#web/app/store.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { CancelDialog } from '#web/rentals/cancel-dialog.tsx'
import { ShareButton } from '#web/shell/share-button.tsx'
import { bookedSearch } from './booked-search.ts'

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
        <LinkButton to={`/booking/${booking.reference}/change`} variant="second" className="mt-3">
          {t('change.again')}
        </LinkButton>
      )}
    </Notice>
  )
}

/**
 * Returns true if the outcome of a change is unread in this browser, that is, was not shown in an earlier
 * visit. A visit lasts as long as its tab; false before hydration, as only the browser knows.
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

/** The actions available for the booking. */
function BookingActions({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const [cancelling, setCancelling] = useState(false)
  const { voucher } = statusDisplayOf(booking)
  const { lang_id } = useHeader()
  const invoiced = booking.invoices.length > 0
  if (!voucher && !booking.can.cancel && !invoiced) return null
  return (
    <Card aria-labelledby="actions" className="flex flex-col gap-3 max-lg:order-first print:hidden">
      <h2 id="actions" className="text-lg">
        {t('actions.title')}
      </h2>
      <BookingRating booking={booking} />
      {voucher && (
        <>
          <Button variant="second" wide onClick={() => window.print()}>
            <Printer className="size-5" />
            {t('actions.print')}
          </Button>
          <a
            href={`/booking/${booking.reference}/voucher.pdf?lang_id=${lang_id}`}
            className={buttonClasses('second', true)}
          >
            <FileDown className="size-5" />
            {t('actions.voucher')}
          </a>
          <a
            href={`/booking/${booking.reference}/calendar.ics?lang_id=${lang_id}`}
            className={buttonClasses('second', true)}
          >
            <CalendarPlus className="size-5" />
            {t('actions.calendar')}
          </a>
        </>
      )}
      {invoiced && (
        <LinkButton to={`/pdf-invoice?reference=${booking.reference}`} variant="second" wide>
          <ReceiptText className="size-5" />
          {t('actions.invoice')}
        </LinkButton>
      )}
      <ShareBooking booking={booking} />
      <ChangeAction booking={booking} />
      {booking.can.cancel && (
        <>
          <Button variant="danger" wide onClick={() => setCancelling(true)}>
            <XCircle className="size-5" />
            {t('actions.cancel')}
          </Button>
          <CancelDialog booking={booking} open={cancelling} onClose={() => setCancelling(false)} />
        </>
      )}
    </Card>
  )
}

/** Links to the change of a confirmed booking, or shows the reason why it cannot be changed. */
function ChangeAction({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  if (booking.status !== 'confirmed') return null
  const reason = findUnchangeableReason(booking)
  if (reason === 'under_way') return null
  if (reason) return <p className="text-sm text-ink-soft">{t(`unchangeable.${reason}`)}</p>
  return (
    <LinkButton to={`/booking/${booking.reference}/change`} variant="second" wide>
      <PencilLine className="size-5" />
      {t('actions.change')}
    </LinkButton>
  )
}

/** Shares place and time of a trip as a search: the link gives no access to the booking and has no driver data. */
function ShareBooking({ booking }: { booking: Booking }) {
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
        variant="second"
        wide
      />
      <p className="mt-1 text-xs text-ink-soft">{t('share:booked_text')}</p>
    </div>
  )
}
