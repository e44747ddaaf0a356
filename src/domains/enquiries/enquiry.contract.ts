import { z } from 'zod'
import {
  codeField,
  DateField,
  EmailField,
  fieldError,
  FirstNameField,
  LangIdField,
  LastNameField,
  longTextField,
  nameField,
  PhoneField,
  queryNumber,
  textField,
} from '#kernel/contract.ts'
import { LocationIdField } from '#domains/rentals/locations/location.contract.ts'
import { CountryField } from '#domains/rentals/search/search.contract.ts'
import { EVERY_FORM } from './every-form.contract.ts'
import type { EnquiryFieldCode } from './enquiry-field-messages.ts'
import type { RentalFieldCode } from '#domains/rentals/rental-field-messages.ts'

export const ENQUIRY_KINDS = [
  'contact',
  'local_deal',
  'supplier',
  'partner',
  'feedback',
  'trip_price',
] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

/** `new → open → answered → closed`, or `spam`. */
export const ENQUIRY_STATES = ['new', 'open', 'answered', 'closed', 'spam'] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

/** Staff actions on an enquiry. */
export const ENQUIRY_ACTS = ['own', 'release', 'open', 'answer', 'close', 'spam', 'not_spam'] as const
export type EnquiryAct = (typeof ENQUIRY_ACTS)[number]

/** Signs that an enquiry was sent by a bot. */
export const SPAM_SIGNALS = [
  'hidden_field',
  'too_quick',
  'form_used_up',
  'many_links',
  'link_in_name',
  'throw_away_address',
] as const
export type SpamSignal = (typeof SPAM_SIGNALS)[number]

export const GetInTouchBody = z.strictObject({
  first_name: FirstNameField,
  last_name: LastNameField,
  email: EmailField,
  phone: PhoneField,
  subject: textField<EnquiryFieldCode>('subject_required', 150),
  issue: longTextField<EnquiryFieldCode>('issue_required', 4000),
  contact_number: PhoneField.optional().meta({ description: 'Another number to be called at' }),
  booking_reference: codeField('reference_required', 20)
    .optional()
    .meta({ description: 'Of the booking that it is about' }),
  ...EVERY_FORM,
})

export const LocalDealBody = z.strictObject({
  name: nameField('name_required', 120),
  email: EmailField,
  phone: PhoneField,
  pickup_id: textField<RentalFieldCode>('pickup_required', 60).pipe(LocationIdField),
  pickup_date: DateField,
  dropoff_date: DateField,
  party: z
    .int(fieldError<EnquiryFieldCode>('party_invalid'))
    .min(1, fieldError<EnquiryFieldCode>('party_invalid'))
    .max(60, fieldError<EnquiryFieldCode>('party_invalid')),
  notes: longTextField<EnquiryFieldCode>('message_required', 4000),
  ...EVERY_FORM,
})

const companyFields = {
  company: textField<EnquiryFieldCode>('company_required', 150),
  industry_id: z
    .int(fieldError<EnquiryFieldCode>('industry_required', 'industry_unknown'))
    .min(1, fieldError<EnquiryFieldCode>('industry_required', 'industry_unknown')),
  first_name: FirstNameField,
  last_name: LastNameField,
  email: EmailField,
  phone: PhoneField,
  country: CountryField,
}

export const RegisterSupplierBody = z.strictObject({
  ...companyFields,
  fleet_size: z
    .int(fieldError<EnquiryFieldCode>('fleet_size_invalid'))
    .min(1, fieldError<EnquiryFieldCode>('fleet_size_invalid'))
    .max(1_000_000, fieldError<EnquiryFieldCode>('fleet_size_invalid')),
  message: longTextField<EnquiryFieldCode>('message_required', 4000),
  ...EVERY_FORM,
})

export const RegisterPartnerBody = z.strictObject({
  ...companyFields,
  website: textField<EnquiryFieldCode>('website_required', 200).pipe(
    z.url({ protocol: /^https?$/, hostname: z.regexes.domain, ...fieldError('website_invalid') }),
  ),
  traffic: z
    .int(fieldError<EnquiryFieldCode>('traffic_invalid'))
    .min(0, fieldError<EnquiryFieldCode>('traffic_invalid'))
    .max(1_000_000_000, fieldError<EnquiryFieldCode>('traffic_invalid'))
    .meta({ description: 'Visitors a month' }),
  message: longTextField<EnquiryFieldCode>('message_required', 4000),
  ...EVERY_FORM,
})

export const EnquiryReply = z.object({
  enquiry_id: z.uuid(),
  number: z.string().meta({ description: 'For people, as in the mail', example: 'E-4821-0937' }),
  status: z.literal('new'),
})

/** Query for a signed time, before a form is shown. */
export const EnquiryFormQuery = z.object({
  kind: z.enum(ENQUIRY_KINDS),
  lang_id: queryNumber(LangIdField).optional(),
})
export const EnquiryFormReply = z.object({ form_token: z.string() })
