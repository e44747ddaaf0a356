import { useParams } from 'react-router'
import { isolate } from '#kernel/isolate.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { BackLink } from '../frame/back-link.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { BookingHead } from './booking-head.tsx'
import { BookingJournal } from './booking-journal.tsx'
import { BookingPrice } from './booking-price.tsx'
import { deskApi, useStaffBookingQuery } from './bookings.api.ts'

/** One booking: its reference, person and state, what was sold, and all that happened with it. */
export const { preload, Component } = staffPage({
  section: 'bookings',
  title: 'staff_bookings:title',
  useHeading: useBookingHeading,
  load: ({ readRecord, params }) => readRecord(deskApi.endpoints.staffBooking, params['id'] ?? ''),
  Content: Booking,
})

/** Whose booking it is, of what is read anyway. */
function useBookingHeading(): string | undefined {
  const { id = '' } = useParams()
  const { data } = deskApi.endpoints.staffBooking.useQueryState(id)
  if (!data) return undefined
  const { reference, driver } = data.booking
  const named = isolate(reference, 'ltr')
  return driver ? `${named} · ${isolate(`${driver.first_name} ${driver.last_name}`)}` : named
}

function Booking() {
  const { t } = useTranslation('staff_bookings')
  const { id = '' } = useParams()
  return (
    <>
      <BackLink to="/staff/bookings">{t('back')}</BackLink>
      <Answered query={useStaffBookingQuery(id)} height="h-100">
        {(found) => (
          <>
            <BookingHead found={found} />
            <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
              <BookingJournal found={found} />
              <div className="flex min-w-0 flex-col gap-4 max-xl:order-first">
                <BookingFacts found={found} />
                <BookingPrice booking={found.booking} />
              </div>
            </div>
          </>
        )}
      </Answered>
    </>
  )
}
