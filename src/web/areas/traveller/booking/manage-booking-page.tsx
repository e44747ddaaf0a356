import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { rentalsApi, useBookingReferenceNumberMutation, useBookingsQuery } from '#web/rentals/rentals.api.ts'
import type { Preload } from '#web/app/page.ts'
import { PageHead } from '#web/shell/page-head.tsx'
import { useHeader, useSiteSelector } from '#web/app/store.ts'
import { type BookingGroup, groupOf, statusDisplayOf } from '#web/rentals/booking-status.ts'
import { FindBooking } from './find-booking.tsx'
import { useEffect, useRef, useState } from 'react'
import { type Booking, BookingReferenceBody } from '#domains/rentals/bookings/booking.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { Card } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { EmailInput } from '#ui/fields/text-field.tsx'
import { Form } from '#web/forms/form.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { explainLookup } from './lookup-refused.ts'
import { ChevronRight } from 'lucide-react'
import { Chip } from '#ui/chip.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { Price } from '#ui/formats/price.tsx'
import { VehiclePicture } from '#web/rentals/vehicle-picture.tsx'
import { SupplierText } from '#web/rentals/supplier-text.tsx'

const GROUPS: readonly BookingGroup[] = ['upcoming', 'past', 'cancelled']

const chips = { good: 'good', careful: 'careful', bad: 'careful', plain: 'plain' } as const

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
      <Form form={form} explain={explainLookup(t)} label={t('lost.send')} variant="second" wide>
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

/** The visitor's bookings, upcoming ones first. */
function BookingsList({ bookings }: { bookings: readonly Booking[] }) {
  const { t } = useTranslation('booking')
  const groups = GROUPS.map((group) => ({
    group,
    items: bookings.filter((one) => groupOf(one) === group),
  }))
  return (
    <div className="flex flex-col gap-6">
      {groups
        .filter(({ items }) => items.length > 0)
        .map(({ group, items }) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="text-lg">
              {t(`list.${group}`)}
            </h2>
            <ul className="mt-3 flex flex-col gap-3">
              {items.map((booking) => (
                <BookingEntry key={booking.booking_id} booking={booking} />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

function BookingEntry({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booking')
  const { offer, reference, status } = booking
  return (
    <Card as="li" className="relative flex items-center gap-4 has-hover:border-coral-deep">
      <VehiclePicture
        vehicle={offer.vehicle}
        supplier={offer.supplier.code}
        className="w-28 shrink-0 max-sm:hidden"
      />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PageLink to={`/booking/${reference}`} className="font-semibold after:absolute after:inset-0">
            <SupplierText>{offer.vehicle.name}</SupplierText>
          </PageLink>
          <Chip tone={chips[statusDisplayOf(booking).tone]}>{t(`terms:booking_status.${status}`)}</Chip>
        </p>
        <p className="text-sm">
          <bdi>{offer.pickup.name}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          <DayText value={booking.pickup_at.slice(0, 16)} /> –{' '}
          <DayText value={booking.dropoff_at.slice(0, 16)} />
        </p>
        <p className="text-xs text-ink-soft">
          {t('reference')}{' '}
          <bdi dir="ltr" translate="no" className="font-medium tracking-wide">
            {reference}
          </bdi>
        </p>
        <Price value={booking.price.total} className="font-semibold sm:hidden" />
      </div>
      <Price value={booking.price.total} className="shrink-0 font-semibold max-sm:hidden" />
      <ChevronRight className="size-5 shrink-0 text-ink-soft mirrored" />
    </Card>
  )
}
