import { z } from 'zod'
import {
  codeField,
  EmailField,
  fieldError,
  FirstNameField,
  IdInPath,
  LangIdField,
  LastNameField,
  orNull,
  PageSizeField,
  queryNumber,
  searchField,
  textField,
} from '#kernel/contract.ts'
import { PARTNER_ROLES } from '../partner-role.contract.ts'
import { TERMS_FIELDS, TermsContract } from '../partner-terms.contract.ts'
import type { PartnerFieldCode } from '../partner-field-messages.ts'

/** Actions of the staff and of owners on a partner's record. */
export const PARTNER_ACTIONS = [
  'opened',
  'terms_changed',
  'person_invited',
  'person_removed',
  'key_made',
  'key_revoked',
  'coupon_bound',
  'coupon_released',
  'ended',
] as const
export type PartnerAction = (typeof PARTNER_ACTIONS)[number]

/** Entries of a partner's history: these actions, and the percent that the partner set. */
export const PARTNER_CHANGES = [...PARTNER_ACTIONS, 'commission_set'] as const

export const PARTNER_STATES = ['active', 'ended'] as const

const lang_id = LangIdField.optional()
const version = z
  .int()
  .meta({ description: 'To be sent with a change, which is refused if it is no longer this' })

const shared = {
  name: textField<PartnerFieldCode>('partner_name_required', 150),
  partner_lang_id: LangIdField.meta({ description: 'The language of their mails and statements' }),
}

export const StaffPartnersQuery = z.object({
  search: searchField(80).optional().meta({ description: 'Part of a name, a code or a person’s address' }),
  state: z.enum(PARTNER_STATES).optional(),
  after: z
    .uuid(fieldError('id_required'))
    .optional()
    .meta({ description: '`next` of the page before: partners of before that' }),
  page_size: queryNumber(PageSizeField).default(50),
  lang_id: queryNumber(LangIdField).optional(),
})

export type PartnersQuery = z.output<typeof StaffPartnersQuery>

const PartnerSummaryContract = z
  .object({
    partner_id: z.uuid(),
    name: z.string(),
    code: z.string(),
    state: z.enum(PARTNER_STATES),
    terms: TermsContract,
    percent: orNull(z.number()).meta({
      description: 'The percent in force; null: they earn a share of our margin',
    }),
    since: z.iso.datetime(),
    ended_at: orNull(z.iso.datetime()),
    version,
  })
  .meta({ id: 'PartnerSummary' })
export type PartnerSummary = z.infer<typeof PartnerSummaryContract>

export const StaffPartnersReply = z.object({
  items: z.array(PartnerSummaryContract),
  next: orNull(z.uuid()).meta({ description: '`after` of the next page; null: there is none' }),
})
export type StaffPartners = z.infer<typeof StaffPartnersReply>

export const StaffPartnerContract = PartnerSummaryContract.extend({
  partner_lang_id: LangIdField,
  application: orNull(z.object({ enquiry_id: z.uuid(), number: z.string() })),
  people: z.array(
    z.object({
      person_id: z.uuid(),
      name: z.string(),
      email: z.string(),
      role: z.enum(PARTNER_ROLES),
      state: z.enum(['invited', 'active']).meta({ description: 'invited: has not proved the address yet' }),
      since: z.iso.datetime(),
    }),
  ),
  coupons: z
    .array(z.object({ coupon_id: z.uuid(), code: z.string() }))
    .meta({ description: 'Which lead to them where no link did' }),
  changes: z
    .array(
      z.object({
        at: z.iso.datetime(),
        act: z.enum(PARTNER_CHANGES),
        by: orNull(z.string()).meta({ description: 'Null: who has deleted their account' }),
        person: orNull(z.string()).meta({ description: 'Whom it is about' }),
        role: orNull(z.enum(PARTNER_ROLES)),
        percent: orNull(z.number()),
        terms: orNull(TermsContract).meta({ description: 'As they were from then on' }),
      }),
    )
    .meta({ description: 'The last hundred, newest first' }),
}).meta({ id: 'StaffPartner' })
export type StaffPartner = z.infer<typeof StaffPartnerContract>

export const StaffPartnerParams = z.object({ id: IdInPath })
export const StaffPartnerPersonParams = StaffPartnerParams.extend({ person_id: IdInPath })

export const OpenPartnerBody = z.strictObject({
  ...shared,
  code: codeField<PartnerFieldCode>('partner_code_required', 20)
    .toUpperCase()
    .regex(/^[A-Z0-9]{4,20}$/, fieldError<PartnerFieldCode>('partner_code_invalid'))
    .meta({ description: 'Names the partner in links', example: 'DUNES' }),
  ...TERMS_FIELDS,
  first_name: FirstNameField,
  last_name: LastNameField,
  email: EmailField.meta({ description: 'Of the first owner, who is invited by mail' }),
  enquiry_id: z
    .uuid(fieldError('id_required'))
    .nullable()
    .meta({ description: 'The application it is from' }),
  lang_id,
})

export const ChangePartnerBody = z.strictObject({
  ...shared,
  ...TERMS_FIELDS,
  version: z.int().min(1),
  lang_id,
})
export const EndPartnerBody = z.strictObject({ version: z.int().min(1), lang_id })
export const BindCouponBody = z.strictObject({
  code: codeField<PartnerFieldCode>('partner_coupon_required', 40).toUpperCase().meta({
    description: 'Of a coupon that everybody may use',
    example: 'WELCOME10',
  }),
  lang_id,
})
export const ReleaseCouponBody = z.strictObject({ lang_id })
export const StaffPartnerCouponParams = StaffPartnerParams.extend({ coupon_id: IdInPath })
export const ChangedPartnerReply = z.object({ partner: StaffPartnerContract })

/** An enquiry by an applicant. */
const ApplicationContract = z
  .object({
    enquiry_id: z.uuid(),
    number: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    applicant_lang_id: LangIdField,
    company: z.string(),
    website: z.string(),
    country: z.string(),
    traffic: orNull(z.int()).meta({ description: 'Visitors a month' }),
    message: z.string(),
    sent_at: z.iso.datetime(),
  })
  .meta({ id: 'PartnerApplication' })
export type PartnerApplication = z.infer<typeof ApplicationContract>

export const PartnerApplicationsReply = z
  .object({ items: z.array(ApplicationContract) })
  .meta({ description: 'At most fifty, the newest first' })
export const PartnerApplicationParams = z.object({ id: IdInPath })
export const PartnerApplicationReply = ApplicationContract
