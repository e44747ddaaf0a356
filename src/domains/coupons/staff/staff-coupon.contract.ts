import { z } from 'zod'
import {
  codeField,
  DateField,
  fieldError,
  IdInPath,
  keyedPage,
  keyedQuery,
  LangIdField,
  MoneyContract,
  orNull,
  searchField,
} from '#kernel/contract.ts'
import { CURRENCIES } from '#kernel/locale.ts'
import type { CouponFieldCode } from '../coupon-field-messages.ts'
import { PersonalCouponContract } from '../coupon.contract.ts'

/**
 * State of a coupon. `waiting`: for a second person. `running`: valid now. `upcoming`: not valid yet. `used_up`: at its limit
 * of uses.
 */
export const COUPON_STATES = ['waiting', 'running', 'upcoming', 'used_up', 'ended'] as const
export type CouponState = (typeof COUPON_STATES)[number]

/** Audience of a coupon: everybody, orders attributed to a partner, or one account. */
export const COUPON_OWNERS = ['everybody', 'partner', 'person'] as const

/** Audit actions of staff on a coupon. */
export const COUPON_ACTIONS = [
  'make_coupon',
  'change_coupon',
  'stop_coupon',
  'ask_coupon',
  'approve_coupon',
  'decline_coupon',
] as const

const lang_id = LangIdField.optional()
const version = z.int().min(1)

export const StaffCouponsQuery = z.object({
  search: searchField(40).optional().meta({ description: 'Part of a code' }),
  state: z.enum(COUPON_STATES).optional(),
  owner: z
    .enum(COUPON_OWNERS)
    .optional()
    .meta({ description: 'Without it, all but those given to one account' }),
  ...keyedQuery('coupons made before that', 50),
})

const StaffCouponSummaryContract = z
  .object({
    coupon_id: z.uuid(),
    code: z.string(),
    state: z.enum(COUPON_STATES),
    takes: PersonalCouponContract.shape.takes,
    minimum_total: orNull(MoneyContract),
    valid_from: z.iso.datetime(),
    valid_until: orNull(z.iso.datetime()),
    last_day: orNull(z.iso.date()).meta({ description: 'Of UTC; null: without an end' }),
    total_limit: orNull(z.int()),
    per_user_limit: orNull(z.int()),
    used: z.int().meta({ description: 'Orders with it that were not given back' }),
    discounts: z
      .array(MoneyContract)
      .meta({ description: 'What it took off in all, by the currency of the bookings' }),
    partner: orNull(z.object({ partner_id: z.uuid(), name: z.string() })).meta({
      description: 'To whom it leads; that is changed at the partner',
    }),
    for_one_account: z.boolean(),
    listed: z.boolean().meta({ description: 'On the page of deals' }),
    may_exceed_margin: z.boolean().meta({
      description: 'Finance has allowed that it takes off more than our margin',
    }),
    asked: orNull(
      z.object({
        by: z.object({ staff_id: orNull(z.uuid()), name: z.string() }),
        at: z.iso.datetime(),
        last_day: orNull(z.iso.date()),
        total_limit: orNull(z.int()),
        listed: z.boolean(),
        may_exceed_margin: z.boolean(),
      }),
    ).meta({ description: 'What a colleague asks for and a second person of finance decides' }),
    version: version.meta({
      description: 'To be sent with a change, which is refused if it is no longer this',
    }),
  })
  .meta({ id: 'StaffCouponSummary' })
export type StaffCouponSummary = z.infer<typeof StaffCouponSummaryContract>

export const StaffCouponsReply = z.object({ ...keyedPage(StaffCouponSummaryContract) })
export type StaffCoupons = z.infer<typeof StaffCouponsReply>

/** A coupon with its conditions, history and latest bookings. */
export const StaffCouponContract = StaffCouponSummaryContract.extend({
  suppliers: z.array(z.string()).meta({ description: 'Of whose cars alone; none: of all' }),
  countries: z.array(z.string()).meta({ description: 'Codes of where alone; none: everywhere' }),
  bookings: z.array(
    z.object({
      booking_id: z.uuid(),
      reference: z.string(),
      at: z.iso.datetime(),
      discount: orNull(MoneyContract).meta({ description: 'Null: a change has taken it off' }),
    }),
  ),
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      action: z.enum(COUPON_ACTIONS),
      by: z.string().meta({ description: 'The colleague’s name' }),
    }),
  ),
}).meta({ id: 'StaffCoupon' })
export type StaffCoupon = z.infer<typeof StaffCouponContract>

export const StaffCouponParams = z.object({ id: IdInPath })

/** The suppliers that a coupon can be for. */
export const CouponSuppliersReply = z.object({
  items: z.array(z.object({ supplier_id: z.int(), name: z.string() })),
})

const limitError = fieldError<CouponFieldCode>('coupon_limit_invalid')
const LimitField = z.int(limitError).min(1, limitError).max(1_000_000, limitError).nullable()
const amountError = fieldError<CouponFieldCode>('coupon_amount_invalid')
const AmountField = z.int(amountError).min(1, amountError).max(100_000_000, amountError).nullable()
const percentError = fieldError<CouponFieldCode>('coupon_percent_invalid')

const MayExceedMargin = z.boolean(fieldError('yes_or_no')).meta({
  description: 'It may take off more than our margin; finance has to allow that',
})

const changeable = {
  to_day: DateField.nullable().meta({
    description: 'The last day, to midnight UTC; null: until it is stopped',
  }),
  total_limit: LimitField.meta({ description: 'Orders with it in all; null: any number' }),
  listed: z.boolean(fieldError('yes_or_no')),
}

export const MakeCouponBody = z.strictObject({
  code: codeField<CouponFieldCode>('coupon_code_required', 40)
    .toUpperCase()
    .regex(/^[A-Z0-9-]{3,40}$/, fieldError<CouponFieldCode>('coupon_code_form'))
    .meta({ example: 'AUTUMN10' }),
  kind: z.enum(['percent', 'fixed']),
  percent: z
    .number(percentError)
    .min(0.01, percentError)
    .max(100, percentError)
    .multipleOf(0.01, percentError)
    .nullable()
    .meta({ description: 'Of a percent: of the whole price, never more than what is paid to us' }),
  most: AmountField.meta({ description: 'Of a percent: at most so much, in hundredths of the currency' }),
  amount: AmountField.meta({ description: 'Of a fixed one: hundredths of the currency' }),
  currency: z
    .enum(
      CURRENCIES.map(({ code }) => code),
      fieldError('currency_unknown'),
    )
    .nullable(),
  minimum_total: AmountField.meta({ description: 'Only for prices from so much on' }),
  from_day: DateField.meta({ description: 'The first day, from midnight UTC' }),
  ...changeable,
  may_exceed_margin: MayExceedMargin.default(false),
  per_user_limit: LimitField.meta({ description: 'Orders with it by one person' }),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/, fieldError('country_invalid')))
    .max(60)
    .meta({ description: 'Codes of the countries of pick-up; none: all' }),
  suppliers: z.array(z.int()).max(100).meta({ description: 'Ids of suppliers; none: all' }),
  lang_id,
})
export type MakeCouponFields = z.infer<typeof MakeCouponBody>

export const ChangeCouponBody = z.strictObject({
  ...changeable,
  may_exceed_margin: MayExceedMargin.optional(),
  version,
  lang_id,
})
export const DecideCouponBody = z.strictObject({
  approve: z.boolean(fieldError('yes_or_no')),
  version,
  lang_id,
})
export const StopCouponBody = z.strictObject({ version, lang_id })
export const ChangedCouponReply = z.object({ coupon: StaffCouponContract })
