import { z } from 'zod'
import {
  CurrencyIdField,
  DateField,
  fieldError,
  LangIdField,
  MoneyContract,
  orNull,
  pageOf,
  PageField,
  PageSizeField,
  queryNumber,
  textField,
} from '#kernel/contract.ts'
import { EARNING_REASONS, EARNING_STATES, SOLD_KINDS } from '../record/earning.contract.ts'
import type { PartnerFieldCode } from '../record/partner-field-messages.ts'

/** Groupings of revenue. */
export const REVENUE_GROUPS = ['day', 'month', 'sub_id', 'place', 'supplier', 'kind'] as const
export type RevenueGroup = (typeof REVENUE_GROUPS)[number]

const ReportEntityContract = z.object({ id: z.string(), name: z.string() })

const afterError = fieldError('after_invalid')

const filters = {
  from: DateField.optional().meta({ description: 'First day of the order, by UTC' }),
  to: DateField.optional().meta({ description: 'Last day of the order, by UTC' }),
  status: z.enum(EARNING_STATES).optional().meta({ description: 'State of the commission' }),
  sub_id: textField('text_required', 200).optional(),
  place: textField('text_required', 60).optional().meta({ description: 'Id of the pick-up place' }),
  supplier: queryNumber(z.int().min(1).max(1_000_000)).optional(),
  lang_id: queryNumber(LangIdField).optional().meta({ description: 'Language of names' }),
  page: queryNumber(PageField).default(1),
  page_size: queryNumber(PageSizeField).default(20),
  format: z
    .enum(['json', 'csv', 'xlsx'])
    .optional()
    .meta({ description: 'A file has all pages; without it, what `Accept` prefers' }),
}

const datesError = fieldError<PartnerFieldCode>('dates_out_of_order')

function inOrder({ from, to }: { from?: string | undefined; to?: string | undefined }): boolean {
  return from === undefined || to === undefined || from <= to
}

export const PartnerBookingsQuery = z
  .object({
    ...filters,
    after: z
      .uuid(afterError)
      .optional()
      .meta({ description: '`next` of the page before: quicker than a deep `page`, which it replaces' }),
    currency_id: queryNumber(CurrencyIdField).optional().meta({
      description: 'By the rate of the day of the order; without it, each in the currency it was sold in',
    }),
  })
  .refine(inOrder, { path: ['to'], ...datesError })

export const RevenueQuery = z
  .object({
    ...filters,
    by: z.enum(REVENUE_GROUPS).default('day').meta({ description: 'What each item is the sum of' }),
    currency_id: queryNumber(CurrencyIdField)
      .optional()
      .meta({ description: 'Each booking by the rate of the day of its order' }),
  })
  .refine(inOrder, { path: ['to'], ...datesError })

const PartnerBookingContract = z
  .object({
    kind: z.enum(SOLD_KINDS).meta({ description: 'A car, or a trip booked in the widget' }),
    reference: z.string(),
    state: z.enum(EARNING_STATES),
    reason: orNull(z.enum(EARNING_REASONS)).meta({
      description: 'Why it earns nothing, or less than before',
    }),
    terms: orNull(
      z.object({
        earns: z.enum(['percent', 'margin_share']).meta({ description: 'Of the price, or of our margin' }),
        percent: z.number(),
      }),
    ).meta({ description: 'What the commission was computed by, as fixed with its price' }),
    sub_id: z.string().meta({ description: 'Empty: the link had none' }),
    market: ReportEntityContract.meta({ description: 'The traveller’s country; empty of a trip' }),
    place: ReportEntityContract.meta({ description: 'Where a car is picked up, or the city of a trip' }),
    supplier: ReportEntityContract.meta({ description: 'Of a car; 0: a trip' }),
    ordered_at: z.iso.datetime(),
    pick_up_at: z.iso.datetime().meta({ description: 'Or when a trip starts' }),
    drop_off_at: z.iso.datetime().meta({ description: 'Or when a trip ends' }),
    payable_at: orNull(z.iso.datetime()).meta({
      description: 'When its holding days are over; null: the car has not been picked up',
    }),
    gross: MoneyContract.meta({ description: 'What the traveller pays in all' }),
    commission: MoneyContract.meta({ description: 'What it earns as things stand' }),
    taken_back: orNull(MoneyContract).meta({
      description: 'What statements had of it beyond that: the next one takes it off; null: nothing',
    }),
  })
  .meta({ id: 'PartnerBooking' })

export type PartnerBooking = z.infer<typeof PartnerBookingContract>

export const PartnerBookingsReply = pageOf(PartnerBookingContract).extend({
  next: orNull(z.uuid()).meta({ description: '`after` of the next page; null: there is none' }),
})
export type PartnerBookings = z.infer<typeof PartnerBookingsReply>

const CommissionByState = z
  .object({
    pending: MoneyContract,
    confirmed: MoneyContract,
    payable: MoneyContract,
    paid: MoneyContract,
    reversed: MoneyContract.meta({ description: 'What would have been earned, and is not' }),
  })
  .meta({ id: 'CommissionByState' })

const RevenueSums = {
  bookings: z.int(),
  clicks: orNull(z.int()).meta({
    description: 'On links; null: a click has no state, place, supplier or kind to be counted by',
  }),
  look_to_book: orNull(z.number()).meta({
    description:
      'Clicks for each booking that a link led to; null: there was none, or clicks are not counted',
  }),
  gross: MoneyContract,
  commission: CommissionByState,
}

const RevenueItemContract = z
  .object({
    period: orNull(z.string()).meta({
      description: 'A day or a month by UTC; null: grouped by something else',
      example: '2026-11',
    }),
    group: orNull(ReportEntityContract).meta({
      description: 'The sub-id, place, supplier or kind; null: grouped by time',
    }),
    ...RevenueSums,
  })
  .meta({ id: 'RevenueItem' })

export type RevenueItem = z.infer<typeof RevenueItemContract>

export const RevenueReply = pageOf(RevenueItemContract).extend({
  totals: z.object(RevenueSums).meta({ description: 'Of all pages; every grouping has the same' }),
})
export type Revenue = z.infer<typeof RevenueReply>
