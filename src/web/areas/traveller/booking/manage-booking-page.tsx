import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { rentalsApi, useBookingsQuery } from '#web/rentals/rentals.api.ts'
import type { Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { useSiteSelector } from '#web/app/store.ts'
import { BookingsList } from './bookings-list.tsx'
import { groupOf } from '#web/rentals/booking-status.ts'
import { FindBooking } from './find-booking.tsx'
import { LostReference } from './lost-reference.tsx'

/** The API's largest page; a visitor with more bookings finds them by reference. */
const ALL = { page_size: 100 }

export const preload: Preload = async ({ dispatch, getState }) => {
  // A visitor without a session has no bookings to list; the forms work for everyone.
  if (getState().session.data.userData)
    await dispatch(rentalsApi.endpoints.bookings.initiate(ALL, { subscribe: false }))
}

/** Finds a booking by reference and e-mail, mails a lost reference, and lists this visitor's bookings. */
export function Component() {
  const { t } = useTranslation('booking')
  const [query] = useSearchParams()
  const somebody = useSiteSelector((state) => state.session.data.userData !== null)
  const { data } = useBookingsQuery(ALL, { skip: !somebody })
  const bookings = (data?.items ?? []).filter((booking) => groupOf(booking) !== null)
  return (
    <div className="page-width pt-5 pb-10 md:pt-8">
      <PageHead title={t('manage.title')} description={t('manage.description')} />
      <h1 className="text-xl md:text-2xl">{t('manage.title')}</h1>
      <p className="mt-1 text-ink-soft">{t('manage.text')}</p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
        <FindBooking reference={query.get('reference') ?? ''} />
        <LostReference />
      </div>
      {bookings.length > 0 && (
        <div className="mt-8">
          <BookingsList bookings={bookings} />
        </div>
      )}
    </div>
  )
}
