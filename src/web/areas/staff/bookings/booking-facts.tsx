import { deskNames, LATIN_NAME_FIELDS } from '#domains/rentals/bookings/driver.contract.ts'
import type { StaffBooking } from '#domains/rentals/staff/staff-booking.contract.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Fact } from '../frame/fact.tsx'
import { PhoneLink } from '../trips/record/phone-link.tsx'

/** Driver, car, places and sales channel of a booking. */
export function BookingFacts({ found: { booking, account } }: { found: StaffBooking }) {
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
