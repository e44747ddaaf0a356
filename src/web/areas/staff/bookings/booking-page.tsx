import { useParams } from 'react-router'
import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { mayCall } from '../may-call.ts'
import { BookingActions } from './actions/booking-actions.tsx'
import { BookingJournal } from './booking-journal.tsx'
import { bookingNotesApi } from './notes/booking-notes.api.ts'
import { BookingNotes } from './notes/booking-notes.tsx'
import { OtherViewers } from './notes/other-viewers.tsx'
import { RefundRequests } from './refunds/refund-requests.tsx'
import { staffBookingsApi, useReadStaffBookingQuery } from './bookings.api.ts'
import type { StaffBooking } from '#domains/rentals/staff/staff-booking.contract.ts'
import { Chip } from '#ui/chip.tsx'
import { Price } from '#ui/formats/price.tsx'
import { langIdOf } from '#kernel/locale.ts'
import { useLanguage } from '#ui/use-language.ts'
import { statusDisplayOf } from '#web/rentals/booking-status.ts'
import { BookingChip } from './booking-chip.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Fact } from '../frame/fact.tsx'
import { CardText } from './card-text.tsx'
import { deskNames, LATIN_NAME_FIELDS } from '#domains/rentals/bookings/driver.contract.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { PhoneLink } from '../trips/record/phone-link.tsx'

/** One booking: reference, driver, status, items sold and history. */
export const { preload, Component } = staffPage({
  section: 'bookings',
  title: 'staff_bookings:title',
  useHeading: useBookingHeading,
  load: ({ read, readRecord, params: { id = '' } }) =>
    Promise.all([
      readRecord(staffBookingsApi.endpoints.readStaffBooking, { id }),
      read(bookingNotesApi.endpoints.listBookingNotes, { id }),
    ]),
  Content: Booking,
})

/** Returns the booking's reference and driver from the query that the page already loads. */
function useBookingHeading(): readonly string[] | undefined {
  const { id = '' } = useParams()
  const { data } = staffBookingsApi.endpoints.readStaffBooking.useQueryState({ id })
  if (!data) return undefined
  const { reference, driver } = data.booking
  const shownReference = isolate(reference, 'ltr')
  return driver ? [shownReference, isolate(`${driver.first_name} ${driver.last_name}`)] : [shownReference]
}

function Booking({ me }: { me: StaffMe }) {
  const { t } = useTranslation('staff_bookings')
  const { id = '' } = useParams()
  const mayMail = mayCall(me.roles, 'readMail') && mayCall(me.roles, 'resendBookingMail')
  return (
    <>
      <BackLink to="/staff/bookings">{t('back')}</BackLink>
      <Answered query={useReadStaffBookingQuery({ id })} height="h-100">
        {(found) => (
          <>
            <OtherViewers bookingId={id} />
            <BookingHead found={found} />
            <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
              <BookingJournal found={found} mayMail={mayMail} />
              <div className="flex min-w-0 flex-col gap-4 max-xl:order-first">
                <BookingActions found={found} />
                <RefundRequests found={found} me={me} />
                <BookingFacts found={found} />
                <BookingNotes bookingId={id} />
                <BookingPrice found={found} />
              </div>
            </div>
          </>
        )}
      </Answered>
    </>
  )
}

/** Status of a booking, of its supplier's reservation, of its payment and of its open tasks. */
function BookingHead({ found }: { found: StaffBooking }) {
  const { booking, supplier_state, journal } = found
  const { t } = useTranslation('staff_bookings')
  const language = useLanguage()
  const open = journal.flatMap((entry) => (entry.of === 'task' && entry.done_at === null ? [entry.kind] : []))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-4">
      <p className="flex flex-wrap gap-1">
        <BookingChip status={booking.status} />
        <Chip>{t(`supplier_states.${supplier_state}`)}</Chip>
        <Chip>{t(`payment_statuses.${booking.payment_status}`)}</Chip>
        {booking.for_caller && <Chip>{t('for_caller')}</Chip>}
        {open.map((kind) => (
          <Chip key={kind} tone="careful">
            {t(`staff:tasks.kinds.${kind}`)}
          </Chip>
        ))}
      </p>
      {statusDisplayOf(booking).voucher && (
        <a
          href={`/api/staff/bookings/${booking.booking_id}/voucher.pdf?lang_id=${langIdOf(language)}`}
          className="text-sm text-coral-deep underline underline-offset-4"
        >
          {t('voucher')}
        </a>
      )}
      <Price value={booking.price.total} className="ms-auto text-lg font-semibold" />
    </div>
  )
}

/** Items sold with their prices, payments by card, and refunds. */
function BookingPrice({ found: { booking, money } }: { found: StaffBooking }) {
  const { t } = useTranslation('staff_bookings')
  const { price, card, coupon } = booking
  return (
    <SectionCard title={t('money')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('total')}>
          <Price value={price.total} />
        </Fact>
        <Fact label={t('pay_now')}>
          <Price value={money.paid} />
          {money.paid.amount > 0 && <CardText card={card} />}
        </Fact>
        <Fact label={t('pay_at_desk')}>
          <Price value={price.pay_at_desk} />
        </Fact>
        {coupon && (
          <Fact label={t('coupon')}>
            <bdi dir="ltr">{coupon.code}</bdi>
          </Fact>
        )}
        {money.waiting.amount > 0 && (
          <Fact label={t('waiting')}>
            <Price value={money.waiting} />
          </Fact>
        )}
        {money.refunding.amount > 0 && (
          <Fact label={t('refunding')}>
            <Price value={money.refunding} />
          </Fact>
        )}
        {money.refunded.amount > 0 && (
          <Fact label={t('refunded')}>
            <Price value={money.refunded} />
          </Fact>
        )}
      </dl>
    </SectionCard>
  )
}

/** Driver, car, places and sales channel of a booking. */
function BookingFacts({ found: { booking, account } }: { found: StaffBooking }) {
  const { t } = useTranslation('staff_bookings')
  const { offer, driver, supplier_reference } = booking
  return (
    <SectionCard title={t('facts')}>
      <dl className="grid gap-3 text-sm sm:grid-cols-2 xl:grid-cols-1">
        <Fact label={t('driver')}>
          {driver ? (
            <>
              <bdi>{`${driver.first_name} ${driver.last_name}`}</bdi>
              {LATIN_NAME_FIELDS.some((name) => driver[name] !== undefined) && (
                <bdi dir="ltr" className="block">
                  {Object.values(deskNames(driver)).join(' ')}
                </bdi>
              )}
              <a href={`mailto:${driver.email}`} className="block break-all text-coral-deep underline">
                <bdi dir="ltr">{driver.email}</bdi>
              </a>
              <PhoneLink phone={driver.phone} />
              {driver.flight_number !== undefined && (
                <span className="block">
                  <bdi dir="ltr">{driver.flight_number}</bdi>
                </span>
              )}
            </>
          ) : (
            t('no_driver')
          )}
        </Fact>
        <Fact label={t('account')}>
          {account.email === null ? t('guest') : <bdi dir="ltr">{account.email}</bdi>}
        </Fact>
        <Fact label={t('pick_up')}>
          <Desk name={offer.pickup.name} at={booking.pickup_at} />
        </Fact>
        <Fact label={t('drop_off')}>
          <Desk name={offer.dropoff.name} at={booking.dropoff_at} />
        </Fact>
        <Fact label={t('car')}>
          <bdi>{offer.vehicle.name}</bdi>
        </Fact>
        <Fact label={t('supplier')}>
          <bdi>{offer.supplier.name}</bdi>
        </Fact>
        <Fact label={t('supplier_reference')}>
          {supplier_reference === null ? t('none') : <bdi dir="ltr">{supplier_reference}</bdi>}
        </Fact>
        <Fact label={t('booked_at')}>
          <InstantText value={booking.created_at} className="tabular" />
        </Fact>
      </dl>
    </SectionCard>
  )
}

/** A desk and a local time there. */
function Desk({ name, at }: { name: string; at: string }) {
  return (
    <>
      <bdi>{name}</bdi>
      <span className="block">
        <DayText value={at.slice(0, 10)} />{' '}
        <bdi dir="ltr" className="tabular">
          {at.slice(11)}
        </bdi>
      </span>
    </>
  )
}
