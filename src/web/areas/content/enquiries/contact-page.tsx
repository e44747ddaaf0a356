import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import type { Action, Preload, PreloadArgs } from '#web/app/page.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { EnvelopeDrawing } from '#ui/drawings/account-drawings.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { contactForm } from './contact-form.ts'
import { enquiriesApi } from './enquiries.api.ts'
import { enquiryAction } from './enquiry-action.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import { EnquiryFrame } from './enquiry-frame.tsx'
import { EnquirySent } from './enquiry-sent.tsx'
import { NameFields, ReachFields } from './person-fields.tsx'
import { preloadForm } from './preload-form.ts'
import { sentNumber } from '#web/forms/sent-number.ts'
import { useEnquiryForm } from './use-enquiry-form.ts'
import { helpApi } from '../help/help.api.ts'
import { Building2, CalendarCog, CircleQuestionMark, type LucideIcon } from 'lucide-react'
import { useSite } from '#web/app/site.tsx'
import { TextLink } from '#web/shell/text-link.tsx'
import { Card } from '#ui/card.tsx'
import { NextSteps } from './next-steps.tsx'
import type { ComponentProps } from 'react'
import type { BookingContract } from '#domains/rentals/bookings/booking.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useSiteSelector } from '#web/app/store.ts'
import { rentalsApi, useBookingsQuery } from '#web/rentals/rentals.api.ts'
import type { Reply } from '#web/app/api.ts'
import { formatDay } from '#ui/formats/dates.ts'
import { SelectField } from '#ui/fields/select-field.tsx'

/** The newest bookings to choose from. */
const NEWEST = { page: 1, page_size: 20 }

const CHANNELS = [
  { to: '/manage-booking', icon: CalendarCog, key: 'bookings' },
  { to: '/help', icon: CircleQuestionMark, key: 'help' },
] as const satisfies readonly { to: string; icon: LucideIcon; key: string }[]

const DRAFT = 'contact'

export const preload: Preload = (args) =>
  preloadForm(args, 'contact', () => Promise.all([preloadBookings(args), preloadTopics(args)]))

export const action: Action = enquiryAction({
  contract: ({ phone_country = '' }, readPhone) => contactForm(phone_country, readPhone),
  send: (dispatch, body) => dispatch(enquiriesApi.endpoints.getInTouch.initiate(body)),
})

/**
 * Contact us; `?topic=` is the help topic the visitor comes from, `?booking=` the booking of a mail;
 * `?subject=` and `?message=` prefill the widget's details of a trip without a price.
 */
export function Component() {
  const { t } = useTranslation('enquiries')
  const [query] = useSearchParams()
  const sent = sentNumber(query)
  if (sent !== null)
    return (
      <EnquirySent number={sent} draft={DRAFT} next={[t('next.copy'), t('next.read'), t('next.answer')]}>
        <LinkButton to="/manage-booking">{t('sent.bookings')}</LinkButton>
      </EnquirySent>
    )
  return (
    <EnquiryFrame
      title={t('contact.title')}
      text={t('contact.text')}
      drawing={<EnvelopeDrawing />}
      sidebar={<ContactSidebar />}
    >
      <PageHead title={t('contact.title')} description={t('contact.description')} />
      <ContactForm />
    </EnquiryFrame>
  )
}

function ContactForm() {
  const { t } = useTranslation('enquiries')
  const topic = useTopic()
  const [query] = useSearchParams()
  const booking = query.get('booking')
  const [subject, message] = [query.get('subject') ?? topic, query.get('message')]
  const initial = {
    ...(subject === null ? {} : { subject: subject.slice(0, 150) }),
    ...(message === null ? {} : { issue: message.slice(0, 4000) }),
    ...(booking === null ? {} : { booking_reference: booking.slice(0, 20) }),
  }
  const fields = useEnquiryForm({ draft: DRAFT, initial })
  const { form, formRef, field } = fields
  return (
    <EnquiryForm kind="contact" form={form} formRef={formRef} label={t('contact.send')}>
      <NameFields fields={fields} />
      <ReachFields fields={fields} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...field('contact_number')}
          type="tel"
          dir="ltr"
          label={t('fields.contact_number')}
          hint={t('fields.contact_number_hint')}
          autoComplete="off"
        />
        <BookingField field={field('booking_reference')} />
      </div>
      <TextField
        {...field('subject')}
        label={t('fields.subject')}
        hint={t('fields.max', { max: 150 })}
        maxLength={150}
        required
      />
      <TextArea
        {...field('issue')}
        label={t('fields.issue')}
        hint={`${t('fields.issue_hint')} ${t('fields.max', { max: 4000 })}`}
        rows={7}
        maxLength={4000}
        required
      />
    </EnquiryForm>
  )
}

/** Returns the help topic in an address; null if there is none. */
function topicIn(query: URLSearchParams): string | null {
  return query.get('topic') || null
}

/** Requests the help topics if the address names one. */
async function preloadTopics({ dispatch, url }: PreloadArgs): Promise<unknown> {
  if (topicIn(url.searchParams) === null) return undefined
  return dispatch(helpApi.endpoints.helpEnquiry.initiate(null, { subscribe: false }))
}

/**
 * Returns the name of the help topic that the visitor comes from; null if there is none, or it is unknown.
 */
function useTopic(): string | null {
  const [query] = useSearchParams()
  const id = topicIn(query)
  const { data } = helpApi.endpoints.helpEnquiry.useQuery(null, { skip: id === null })
  return data?.items.find((topic) => topic.id === id)?.topic ?? null
}

/** Sidebar of the contact form: faster channels, next steps, and the team that reads it. */
function ContactSidebar() {
  const { t } = useTranslation('enquiries')
  const { company } = useSite()
  return (
    <>
      <Card aria-labelledby="quicker">
        <h2 id="quicker" className="text-lg">
          {t('contact.quicker')}
        </h2>
        <ul className="mt-4 flex flex-col gap-4">
          {CHANNELS.map(({ to, icon: Icon, key }) => (
            <li key={key} className="flex gap-3">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-coral-deep" />
              <div className="min-w-0">
                <TextLink to={to} className="inline-flex min-h-8 items-center font-semibold">
                  {t(`contact.ways.${key}.title`)}
                </TextLink>
                <p className="text-sm text-ink-soft">{t(`contact.ways.${key}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
      <NextSteps steps={[t('next.copy'), t('next.read'), t('next.answer')]} />
      <Card aria-labelledby="company" className="flex gap-3">
        <Building2 className="mt-0.5 size-5 shrink-0 text-coral-deep" />
        <div className="min-w-0">
          <h2 id="company" className="text-sm font-semibold">
            {t('contact.company')}
          </h2>
          <address className="mt-1 text-sm not-italic">
            <bdi className="block">{company.name}</bdi>
            {company.address.map((line) => (
              <bdi key={line} className="block text-ink-soft">
                {line}
              </bdi>
            ))}
          </address>
        </div>
      </Card>
    </>
  )
}

/** Requests a signed-in traveller's bookings to choose from. */
async function preloadBookings({ dispatch, getState }: PreloadArgs): Promise<unknown> {
  if (!getState().session.data.isLoggedIn) return undefined
  return dispatch(rentalsApi.endpoints.bookings.initiate(NEWEST, { subscribe: false }))
}

type BookingFieldProps = {
  field: Pick<ComponentProps<'input'>, 'name' | 'defaultValue'> & { id: string; error?: string | undefined }
}

/** The booking that an enquiry is about: one of a signed-in traveller's own, else its reference. */
function BookingField({ field }: BookingFieldProps) {
  const { t } = useTranslation('enquiries')
  const { language } = useSite()
  const { isLoggedIn } = useSiteSelector(({ session }) => session.data)
  const { data } = useBookingsQuery(NEWEST, { skip: !isLoggedIn })
  const made = data?.items.filter(({ status }) => status !== 'cart') ?? []
  // True for a trip, or for another person's booking.
  const isAnother =
    Boolean(field.defaultValue) && !made.some(({ reference }) => reference === field.defaultValue)
  if (made.length === 0 || isAnother)
    return (
      <TextField
        {...field}
        dir="ltr"
        label={t('fields.booking_reference')}
        hint={t('fields.booking_reference_hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
    )
  const label = ({ reference, offer, pickup_at }: Reply<typeof BookingContract>) =>
    [reference, isolate(offer.vehicle.name), formatDay(pickup_at.slice(0, 10), language)].join(' · ')
  return (
    <SelectField
      {...field}
      label={t('fields.booking')}
      none={t('fields.no_booking')}
      options={made.map((booking) => ({ value: booking.reference, label: label(booking) }))}
    />
  )
}
