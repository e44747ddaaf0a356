import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import type { Action, Preload, PreloadArgs } from '#web/app/page.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { LetterDrawing } from '#ui/drawings/account-drawings.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { BookingField, preloadBookings } from './booking-field.tsx'
import { ContactSidebar } from './contact-sidebar.tsx'
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

const DRAFT = 'contact'

export const preload: Preload = (args) =>
  preloadForm(args, 'contact', () => Promise.all([preloadBookings(args), preloadTopics(args)]))

export const action: Action = enquiryAction({
  contract: ({ phone_country = '' }, readPhone) => contactForm(phone_country, readPhone),
  send: (dispatch, body) => dispatch(enquiriesApi.endpoints.getInTouch.initiate(body)),
})

/**
 * Contact us; `?topic=` names the help topic that the visitor comes from, `?booking=` what a mail was about;
 * `?subject=` and `?message=` fill in what the widget knows of a trip without a price.
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
      drawing={<LetterDrawing />}
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

/** The help topic in an address; null for none. */
function topicIn(query: URLSearchParams): string | null {
  return query.get('topic') || null
}

/** Requests the help topics if the address names one. */
async function preloadTopics({ dispatch, url }: PreloadArgs): Promise<unknown> {
  if (topicIn(url.searchParams) === null) return undefined
  return dispatch(helpApi.endpoints.helpEnquiry.initiate(null, { subscribe: false }))
}

/** The name of the help topic that the visitor comes from; null for none, or one there is not. */
function useTopic(): string | null {
  const [query] = useSearchParams()
  const id = topicIn(query)
  const { data } = helpApi.endpoints.helpEnquiry.useQuery(null, { skip: id === null })
  return data?.items.find((topic) => topic.id === id)?.topic ?? null
}
