import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { rentalsApi, useBookingsQuery, useBookingReferenceNumberMutation } from '#web/rentals/rentals.api.ts'
import type { Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { useSiteSelector, useHeader } from '#web/app/store.ts'
import { BookingsList } from './bookings-list.tsx'
import { groupOf } from '#web/rentals/booking-status.ts'
import { FindBooking } from './find-booking.tsx'
import { useEffect, useRef, useState } from 'react'
import { BookingReferenceBody } from '#domains/rentals/bookings/booking.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { EmailInput } from '#ui/fields/text-field.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { explainLookup } from './lookup-refused.ts'

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

/** Mails the references of an address's upcoming bookings; the reply never reveals whether there are any. */
function LostReference() {
  const { t } = useTranslation('booking')
  const { lang_id } = useHeader()
  const notice = useRef<HTMLDivElement>(null)
  const [mailed, setMailed] = useState<{ email: string } | null>(null)
  const [mail] = useBookingReferenceNumberMutation()
  const form = useForm({
    id: 'lost',
    contract: BookingReferenceBody.pick({ email: true }),
    values: {},
    send: ({ email }) => {
      setMailed(null)
      return mail({ email, lang_id })
    },
    done: (_, sent) => setMailed(sent),
  })
  useEffect(() => {
    if (mailed) notice.current?.focus()
  }, [mailed])
  return (
    <Card aria-labelledby="lost">
      <h2 id="lost" className="text-lg">
        {t('lost.title')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{t('lost.text')}</p>
      <Form form={form} explain={explainLookup(t)} label={t('lost.send')} look="second" wide>
        {mailed && (
          <Notice tone="good" ref={notice} tabIndex={-1} title={t('lost.sent_title')}>
            {t('lost.sent_text', { email: isolate(mailed.email, 'ltr') })}
          </Notice>
        )}
        <EmailInput {...form.field('email')} label={t('email')} required />
      </Form>
    </Card>
  )
}
