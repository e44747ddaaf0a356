import { z } from 'zod'
import { CATEGORIES } from '#kernel/acriss.ts'
import {
  DateField,
  fieldError,
  IdInPath,
  keyedPage,
  keyedQuery,
  LangIdField,
  MoneyContract,
  orNull,
} from '#kernel/contract.ts'
import { LocationIdField } from '../locations/location.contract.ts'
import type { RentalFieldCode } from '../rental-field-messages.ts'

const country = z.string(fieldError('country_invalid')).regex(/^[A-Z]{2}$/, fieldError('country_invalid'))

const daysError = fieldError<RentalFieldCode>('margin_days_invalid')
const Days = z.int(daysError).min(0, daysError).max(999, daysError).nullable()

const percentError = fieldError<RentalFieldCode>('margin_percent_invalid')
const Percent = z
  .number(percentError)
  .min(-100, percentError)
  .max(100, percentError)
  .refine((percent) => Number(percent.toFixed(2)) === percent, percentError)

/** Conditions and effect of a rule; a null condition matches everything. */
const RULE = {
  plan_id: z.string().max(60).nullable(),
  supplier_id: z.int().nullable(),
  residence: country.nullable().meta({ description: 'The market: where the traveller lives' }),
  country: country.nullable().meta({ description: 'Of the pick-up desk' }),
  place_id: LocationIdField.nullable().meta({ description: 'An airport, a city or a desk' }),
  category: z.enum(CATEGORIES).nullable(),
  lead_from: Days.meta({ description: 'Days from the booking to the pick-up' }),
  lead_to: Days,
  days_from: Days.meta({ description: 'Days of the rental' }),
  days_to: Days,
  how: z.enum(['set', 'add']).meta({ description: 'In place of the plan’s own margin, or added to it' }),
  percent: Percent.meta({ description: 'Of the supplier’s price' }),
  starts_on: DateField,
  ends_on: DateField.nullable().meta({ description: 'Its last day; null: until it is removed' }),
}

const lang_id = LangIdField.optional()
const version = z.int().min(1)

const MarginRuleBody = z.object(RULE)
export type MarginRuleBody = z.infer<typeof MarginRuleBody>

export const StaffMarginContract = z
  .object({
    ...RULE,
    margin_id: z.uuid(),
    plan: z.string().nullable(),
    supplier: z.string().nullable(),
    place: z.string().nullable().meta({ description: 'Its name, where it is known still' }),
    state: z.enum(['coming', 'holds', 'over']),
    version: z.int(),
    changed_by: z.string().nullable(),
    changed_at: z.iso.datetime(),
  })
  .meta({ id: 'StaffMargin' })
export type StaffMargin = z.infer<typeof StaffMarginContract>

export const StaffMarginsQuery = z.object(keyedQuery('rules from before it', 50))
export const StaffMarginsReply = z.object(keyedPage(StaffMarginContract))
export type StaffMargins = z.infer<typeof StaffMarginsReply>

export const MarginParams = z.object({ id: IdInPath })
export const AddMarginBody = z.strictObject({ ...RULE, lang_id })
export const ChangeMarginBody = z.strictObject({ ...RULE, version, lang_id })
export const RemoveMarginBody = z.strictObject({ version, lang_id })
export const ChangedMarginReply = z.object({ margin: StaffMarginContract })
export const RemovedMarginReply = z.object({ margin_id: z.uuid() })

/** Max places searched for a preview. */
export const MAX_PREVIEWED = 3

export const PreviewMarginBody = z.strictObject({
  ...RULE,
  instead_of: z
    .uuid(fieldError('id_required'))
    .nullable()
    .meta({ description: 'The rule that it is to replace' }),
  lang_id,
})

const Percents = z.object({ least: z.number(), median: z.number(), most: z.number() })

export const MarginPreviewReply = z
  .object({
    pickup_date: DateField,
    days: z.int(),
    residence: z.string().nullable().meta({ description: 'null: each place’s own country' }),
    places: z.array(
      z.object({
        place_id: z.string(),
        name: z.string(),
        offers: z.int(),
        changed: z.int(),
        unanswered: z.int().meta({ description: 'Plans that did not answer in time' }),
      }),
    ),
    offers: z.int(),
    changed: z.int(),
    percent: orNull(Percents).meta({ description: 'By how much changed totals change; null: none does' }),
    examples: z.array(
      z.object({
        vehicle: z.string(),
        supplier: z.string(),
        plan: z.string(),
        place: z.string(),
        before: MoneyContract,
        after: MoneyContract,
      }),
    ),
  })
  .meta({ id: 'MarginPreview' })
export type MarginPreview = z.infer<typeof MarginPreviewReply>
