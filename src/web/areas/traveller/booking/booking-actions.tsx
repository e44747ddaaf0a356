import { CalendarPlus, FileDown, PencilLine, ReceiptText, Printer, XCircle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { BookingRating } from '#web/rentals/rating/booking-rating.tsx'
import { useHeader } from '#web/app/store.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Card } from '#ui/card.tsx'
import { findUnchangeableReason } from '#web/rentals/booking-changes.ts'
import { statusDisplayOf } from '#web/rentals/booking-status.ts'
import { CancelDialog } from '#web/rentals/cancel-dialog.tsx'
import { useSite } from '#web/app/site.tsx'
import { ShareButton } from '#web/shell/share-button.tsx'
import { bookedSearch } from './booked-search.ts'

/** The actions available for the booking. */
export function BookingActions({ booking }: { booking: Booking }) {
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
          <Button look="second" wide onClick={() => window.print()}>
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
        <LinkButton to={`/pdf-invoice?reference=${booking.reference}`} look="second" wide>
          <ReceiptText className="size-5" />
          {t('actions.invoice')}
        </LinkButton>
      )}
      <ShareBooking booking={booking} />
      <ChangeAction booking={booking} />
      {booking.can.cancel && (
        <>
          <Button look="danger" wide onClick={() => setCancelling(true)}>
            <XCircle className="size-5" />
            {t('actions.cancel')}
          </Button>
          <CancelDialog booking={booking} open={cancelling} onClose={() => setCancelling(false)} />
        </>
      )}
    </Card>
  )
}

/** Links to the change of a confirmed booking, or says why it cannot be changed. */
function ChangeAction({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  if (booking.status !== 'confirmed') return null
  const reason = findUnchangeableReason(booking)
  if (reason === 'under_way') return null
  if (reason) return <p className="text-sm text-ink-soft">{t(`unchangeable.${reason}`)}</p>
  return (
    <LinkButton to={`/booking/${booking.reference}/change`} look="second" wide>
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
        look="second"
        wide
      />
      <p className="mt-1 text-xs text-ink-soft">{t('share:booked_text')}</p>
    </div>
  )
}
