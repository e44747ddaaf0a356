import { z } from 'zod'
import { LangIdField, orNull } from '#kernel/contract.ts'

export const SETTING_KINDS = [
  'search_deadline',
  'price_hold',
  'margin_least',
  'margin_most',
  'plan_on',
  'plan_timeout',
  'commission_least',
  'commission_usual',
  'commission_most',
  'trip_commission',
  'commission_review',
  'payout_least',
  'referral_reward',
  'coupon_percent',
  'coupon_amount',
  'coupon_uses',
  'refund_limit',
  'trip_unpaid',
] as const
export type SettingKind = (typeof SETTING_KINDS)[number]

export const SETTING_SECTIONS = [
  'searches',
  'prices',
  'suppliers',
  'partners',
  'referrals',
  'coupons',
  'refunds',
  'trips',
] as const
export const SETTING_SHAPES = ['switch', 'number', 'percent', 'discount', 'amount'] as const
export const SETTING_UNITS = ['milliseconds', 'minutes', 'percent', 'euros', 'orders'] as const

/**
 * A value as stored and sent. An amount is text such as `25 EUR`; a discount is an amount or a percent such as `10%`.
 */
const Value = z.union([z.boolean(), z.number(), z.string().max(40)]).meta({ id: 'SettingValue' })
export type SettingValue = z.infer<typeof Value>

const Span = z.object({ from: z.number(), to: z.number() }).meta({ id: 'SettingSpan' })

export const StaffSettingContract = z
  .object({
    name: z.string().meta({ description: 'Of a plan’s setting with the plan’s id after a point' }),
    kind: z.enum(SETTING_KINDS),
    plan: z.string().nullable().meta({ description: 'Its supplier and name, of a plan’s setting' }),
    section: z.enum(SETTING_SECTIONS),
    shape: z.enum(SETTING_SHAPES).meta({ description: 'How it is typed' }),
    unit: z.enum(SETTING_UNITS).nullable(),
    value: Value,
    first: Value.meta({ description: 'What the configuration says, which holds until it is changed' }),
    bounds: orNull(Span).meta({ description: 'What it may be now; others may be its bounds' }),
    usual: orNull(Span).meta({ description: 'Outside it whoever changes it is asked once more' }),
    version: z.int().meta({
      description: 'To be sent with a change, which is refused if it is no longer this; 0: never changed',
    }),
    changed_by: z.string().nullable(),
    changed_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'StaffSetting' })
export type StaffSetting = z.infer<typeof StaffSettingContract>

export const StaffSettingsReply = z.object({ items: z.array(StaffSettingContract) })

export const SettingParams = z.object({ name: z.string().max(120) })

export const SettingChangesReply = z.object({
  items: z.array(
    z
      .object({
        at: z.iso.datetime(),
        by: z.string().nullable(),
        before: orNull(Value),
        after: orNull(Value),
      })
      .meta({ id: 'SettingChange' }),
  ),
})
export type SettingChanges = z.infer<typeof SettingChangesReply>

export const ChangeSettingBody = z.strictObject({
  value: Value,
  version: z.int().min(0),
  lang_id: LangIdField.optional(),
})

export const ChangedSettingReply = z.object({ setting: StaffSettingContract })
