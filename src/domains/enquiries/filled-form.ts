import { INDUSTRIES, industryName } from '#domains/content/public.ts'
import { countryName } from '#domains/rentals/public.ts'
import type { Language } from '#kernel/locale.ts'
import { readTexts } from '#kernel/read-texts.ts'
import { dayText } from '#kernel/texts.ts'
// Mails use the form's names of topics.
import type feedbackWords from '#web/areas/account/words/en/feedback.json'
import type { GetInTouch, LocalDeal, RegisterPartner, RegisterSupplier } from './checked-enquiry.contract.ts'
import type { EnquiryKind } from './enquiry.contract.ts'
import type { Feedback } from './feedback/feedback.contract.ts'

const FEEDBACK_WORDS = readTexts<typeof feedbackWords>('web/areas/account', 'feedback')

/** Fields repeated in the mail to the sender, in addition to the message. */
export type QuotedField =
  | 'subject'
  | 'booking'
  | 'place'
  | 'dates'
  | 'party'
  | 'company'
  | 'industry'
  | 'country'
  | 'fleet_size'
  | 'traffic'
  | 'topic'
  | 'score'
export type Quoted = { field: QuotedField; text: string }

/** A submitted form of any kind. `content`: the other fields, by their names in its contract. */
export type FilledForm = {
  kind: EnquiryKind
  name: string
  email: string
  message: string
  content: object
  quoted: readonly Quoted[]
  bookingReference: string | null
}

/** Fields that describe how a form was sent, and those stored in columns of their own. */
type Sent = { lang_id?: unknown; page?: unknown; form_token?: unknown; fax?: unknown; email: string }

function contentOf<Body extends Sent>({
  lang_id: _1,
  page: _2,
  form_token: _3,
  fax: _4,
  email: _5,
  ...rest
}: Body) {
  return rest
}

export function contactForm(body: GetInTouch): FilledForm {
  const { issue: message, ...content } = contentOf(body)
  const { subject, booking_reference: reference } = content
  return {
    kind: 'contact',
    name: `${body.first_name} ${body.last_name}`,
    email: body.email,
    message,
    content,
    quoted: [
      { field: 'subject', text: subject },
      ...(reference === undefined ? [] : [{ field: 'booking' as const, text: reference }]),
    ],
    bookingReference: reference ?? null,
  }
}

/** `place`: the name of `pickup_id`. */
export function localDealForm(
  body: LocalDeal,
  { place, language }: { place: string; language: Language },
): FilledForm {
  const { notes: message, name, ...content } = contentOf(body)
  const day = (date: string) => dayText(`${date}T00:00`, language)
  return {
    kind: 'local_deal',
    name,
    email: body.email,
    message,
    content,
    quoted: [
      { field: 'place', text: place },
      { field: 'dates', text: `${day(body.pickup_date)} – ${day(body.dropoff_date)}` },
      { field: 'party', text: String(body.party) },
    ],
    bookingReference: null,
  }
}

export function supplierForm(body: RegisterSupplier, language: Language): FilledForm {
  const { message, ...content } = contentOf(body)
  return {
    kind: 'supplier',
    name: `${body.first_name} ${body.last_name}`,
    email: body.email,
    message,
    content,
    quoted: [...quotedCompany(body, language), { field: 'fleet_size', text: String(body.fleet_size) }],
    bookingReference: null,
  }
}

/** The mail omits the website: it would send a link to any address that was entered. */
export function partnerForm(body: RegisterPartner, language: Language): FilledForm {
  const { message, ...content } = contentOf(body)
  return {
    kind: 'partner',
    name: `${body.first_name} ${body.last_name}`,
    email: body.email,
    message,
    content,
    quoted: [...quotedCompany(body, language), { field: 'traffic', text: String(body.traffic) }],
    bookingReference: null,
  }
}

/** `account`: name and address of the sender. */
export function feedbackForm(
  body: Feedback,
  { account, language }: { account: { name: string; email: string }; language: Language },
): FilledForm {
  const { topic, message, score } = body
  return {
    kind: 'feedback',
    ...account,
    message,
    content: { topic, score },
    quoted: [
      { field: 'topic', text: FEEDBACK_WORDS[language].topics[topic] },
      { field: 'score', text: `${score} / 5` },
    ],
    bookingReference: null,
  }
}

function quotedCompany(
  { company, industry_id, country }: RegisterSupplier | RegisterPartner,
  language: Language,
): Quoted[] {
  const industry = INDUSTRIES.find((id) => id === industry_id)
  return [
    { field: 'company', text: company },
    { field: 'industry', text: industry === undefined ? '' : industryName(industry, language) },
    { field: 'country', text: countryName(country, language) },
  ]
}
