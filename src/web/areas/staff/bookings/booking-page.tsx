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
import { formatMoney, Price } from '#ui/formats/price.tsx'
import type { Money } from '#kernel/money.ts'
import { Parts } from '#ui/parts.tsx'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { BookedRental } from './booked-rental.tsx'
import { BookingPartner } from './booking-partner.tsx'
import { langIdOf } from '#kernel/locale.ts'
import { useLanguage } from '#ui/use-language.ts'
import { countryName } from '#web/forms/use-countries.ts'
import { statusDisplayOf } from '#web/rentals/booking-status.ts'
import { BookingChip } from './booking-chip.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Fact } from '../frame/fact.tsx'
import {
  deskNames,
  DRIVER_NOTE_FIELDS,
  LATIN_NAME_FIELDS,
} from '#domains/rentals/bookings/driver.contract.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { PhoneLink } from '../trips/record/phone-link.tsx'

/** One booking: its status, what was bought, its people and actions, and its history. */
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
              <BookedRental found={found} me={me} />
              <div className="flex min-w-0 flex-col gap-4">
                <BookingActions found={found} />
                <BookingPeople found={found} />
                {mayCall(me.roles, 'listEarnings') && <BookingPartner reference={found.booking.reference} />}
                <RefundRequests found={found} me={me} />
                <BookingNotes bookingId={id} />
              </div>
            </div>
            <BookingJournal found={found} mayMail={mayMail} />
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
        <MoneyChip found={found} />
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
          className="text-link text-sm"
        >
          {t('voucher')}
        </a>
      )}
      <Price value={booking.price.total} className="ms-auto text-lg font-semibold" />
    </div>
  )
}

/** Payment statuses in which money was taken: the amounts say more than the status. */
const TAKEN: ReadonlySet<Booking['payment_status']> = new Set(['paid', 'refund_pending', 'refunded'])
/** Booking statuses in which the desk still takes, or has taken, its part. */
const AT_DESK: ReadonlySet<Booking['status']> = new Set(['awaiting_supplier', 'confirmed', 'completed'])

/** Amounts paid, refunded and due at the desk. Before a payment is captured, the payment status. */
function MoneyChip({ found: { booking, money } }: { found: StaffBooking }) {
  const { t } = useTranslation('staff_bookings')
  const language = useLanguage()
  const { payment_status: status, price } = booking
  const amountOf = (amount: Money) => isolate(formatMoney(amount, language))
  const hasDesk = price.pay_at_desk.amount > 0 && AT_DESK.has(booking.status)
  return (
    <Chip tone={status === 'refund_failed' || status === 'declined' ? 'careful' : 'plain'}>
      <Parts>
        {TAKEN.has(status)
          ? t('chips.paid', { amount: amountOf(money.paid) })
          : t(`payment_statuses.${status}`)}
        {money.refunding.amount > 0 && t('chips.refunding', { amount: amountOf(money.refunding) })}
        {money.refunded.amount > 0 && t('chips.refunded', { amount: amountOf(money.refunded) })}
        {hasDesk && t('chips.at_desk', { amount: amountOf(price.pay_at_desk) })}
      </Parts>
    </Chip>
  )
}

/** The driver, the account and the supplier's side of a booking. */
function BookingPeople({ found: { booking, account } }: { found: StaffBooking }) {
  const { t } = useTranslation('staff_bookings')
  const language = useLanguage()
  const { driver } = booking
  return (
    <SectionCard title={t('people')}>
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
              <a href={`mailto:${driver.email}`} className="text-link block break-all">
                <bdi dir="ltr">{driver.email}</bdi>
              </a>
              <PhoneLink phone={driver.phone} />
            </>
          ) : (
            t('no_driver')
          )}
        </Fact>
        <Fact label={t('age_and_residence')}>
          <Parts>
            {driver?.age ?? booking.driver_age}
            {countryName(booking.residence, language)}
          </Parts>
        </Fact>
        {driver &&
          DRIVER_NOTE_FIELDS.map(
            (note) =>
              driver[note] && (
                <Fact key={note} label={t(`terms:driver_field.${note}`)}>
                  <bdi dir="ltr">{driver[note]}</bdi>
                </Fact>
              ),
          )}
        <Fact label={t('account')}>
          {account.email === null ? t('guest') : <bdi dir="ltr">{account.email}</bdi>}
        </Fact>
        <Fact label={t('booked_at')}>
          <InstantText value={booking.created_at} className="tabular" />
        </Fact>
      </dl>
    </SectionCard>
  )
}
