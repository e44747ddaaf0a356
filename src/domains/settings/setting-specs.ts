import { z } from 'zod'
import { readAmount, readDiscount } from '#domains/coupons/public.ts'
import type { SettingFieldCode } from './setting-field-messages.ts'
import type {
  SETTING_SECTIONS,
  SETTING_SHAPES,
  SETTING_UNITS,
  SettingKind,
  SettingValue,
} from './setting.contract.ts'

type Span = readonly [from: number, to: number]

/** The specification of a setting. */
type Spec<Value extends z.ZodType = z.ZodType> = {
  section: (typeof SETTING_SECTIONS)[number]
  shape: (typeof SETTING_SHAPES)[number]
  unit: (typeof SETTING_UNITS)[number] | null
  /** Allowed range. Null if it is not a number. */
  bounds: Span | null
  /** A value outside this range needs a second confirmation. */
  usual: Span | null
  /** There is one for each plan. */
  perPlan: boolean
  /** Error message of an invalid value. */
  invalid: SettingFieldCode
  value: Value
}

type Section = Spec['section']
type Unit = Exclude<NonNullable<Spec['unit']>, 'percent'>

const BETWEEN = { perPlan: false, invalid: 'setting_number_between' } as const

function number(section: Section, unit: Unit, bounds: Span, usual: Span) {
  const value = z.int().min(bounds[0]).max(bounds[1])
  return { section, shape: 'number', unit, bounds, usual, value, ...BETWEEN } as const
}

function percent(section: Section, bounds: Span, usual: Span) {
  const value = z
    .number()
    .min(bounds[0])
    .max(bounds[1])
    .refine((entered) => Number(entered.toFixed(2)) === entered)
  return { section, shape: 'percent', unit: 'percent', bounds, usual, value, ...BETWEEN } as const
}

const NO_NUMBER = { unit: null, bounds: null, usual: null } as const

function discount(section: Section) {
  const value = z.string().transform(readDiscount)
  const invalid = 'setting_discount_invalid'
  return { section, shape: 'discount', ...NO_NUMBER, perPlan: false, invalid, value } as const
}

function amount(section: Section) {
  const value = z.string().transform(readAmount)
  const invalid = 'setting_amount_invalid'
  return { section, shape: 'amount', ...NO_NUMBER, perPlan: false, invalid, value } as const
}

/**
 * Every setting that the staff can change, with its range and its description. Its initial value comes from the
 * configuration (`initial-values.ts`).
 */
export const SETTINGS = {
  /** Time after which a search returns the results received so far. */
  search_deadline: number('searches', 'milliseconds', [200, 60_000], [2_000, 15_000]),
  /** Time for which a quote guarantees its price. */
  price_hold: number('prices', 'minutes', [5, 120], [10, 60]),
  /** Bounds of the margin that a rule may set, in percent of the supplier's price. */
  margin_least: percent('prices', [-50, 100], [0, 5]),
  margin_most: percent('prices', [0, 100], [10, 50]),
  /** True if a plan is searched and newly sold. */
  plan_on: {
    section: 'suppliers',
    shape: 'switch',
    ...NO_NUMBER,
    perPlan: true,
    invalid: 'setting_yes_or_no',
    value: z.boolean(),
  },
  /** Time after which a search stops waiting for a plan. */
  plan_timeout: { ...number('suppliers', 'milliseconds', [500, 20_000], [3_000, 20_000]), perPlan: true },
  commission_least: percent('partners', [0, 100], [0, 5]),
  commission_usual: percent('partners', [0, 100], [2, 10]),
  commission_most: percent('partners', [0, 100], [5, 20]),
  /** Percent of a trip’s fare, unless another is agreed with the partner. */
  trip_commission: percent('partners', [0, 100], [2, 10]),
  /** Commission of a flagged booking above which a person decides about its payment. */
  commission_review: amount('partners'),
  /**
   * Minimum payout in euros, or the equivalent in another currency. A smaller amount is carried over to the next month.
   */
  payout_least: number('partners', 'euros', [0, 10_000], [20, 200]),
  referral_reward: discount('referrals'),
  /**
   * Maximum discount that one person gives by coupon, and maximum orders in a day. Above it, a second person has to
   * approve.
   */
  coupon_percent: percent('coupons', [0, 100], [5, 30]),
  coupon_amount: amount('coupons'),
  coupon_uses: number('coupons', 'orders', [0, 1_000_000], [50, 5_000]),
  /** Maximum that one person of finance refunds of a booking in a day. Above it, a second person has to approve. */
  refund_limit: amount('refunds'),
  /** Time that a trip to be paid by card stays reserved unpaid. Longer than a bank challenge stays open. */
  trip_unpaid: number('trips', 'minutes', [15, 1440], [20, 120]),
} as const satisfies Readonly<Record<SettingKind, Spec>>

export type SettingOf<Kind extends SettingKind> = z.output<(typeof SETTINGS)[Kind]['value']>
export type PlanSetting = {
  [Kind in SettingKind]: (typeof SETTINGS)[Kind]['perPlan'] extends false ? never : Kind
}[SettingKind]

/** Name of a setting: its kind and, for a setting of a plan, the plan's id after a dot. */
export type SettingName = { kind: SettingKind; planId: string | null }

export function nameOf({ kind, planId }: SettingName): string {
  return planId === null ? kind : `${kind}.${planId}`
}

/** Returns all settings while these plans are sold, in the order of the table. */
export function allSettings(planIds: readonly string[]): SettingName[] {
  return (Object.keys(SETTINGS) as SettingKind[]).flatMap((kind): SettingName[] =>
    SETTINGS[kind].perPlan ? planIds.map((planId) => ({ kind, planId })) : [{ kind, planId: null }],
  )
}

/** Returns the current bounds of a setting. Minimum, default and maximum commission limit each other. */
export function currentBounds(kind: SettingKind, now: (other: SettingKind) => SettingValue): Span | null {
  const { bounds } = SETTINGS[kind]
  if (!bounds) return null
  const [min, max] = bounds
  const other = (name: SettingKind) => Number(now(name))
  switch (kind) {
    case 'margin_least':
      return [min, other('margin_most')]
    case 'margin_most':
      return [Math.max(min, other('margin_least')), max]
    case 'commission_least':
      return [min, other('commission_usual')]
    case 'commission_usual':
      return [other('commission_least'), other('commission_most')]
    case 'commission_most':
      return [other('commission_usual'), max]
    default:
      return bounds
  }
}

/** Returns true if the value is valid for the setting. */
export function isValidSetting(kind: SettingKind, value: SettingValue, bounds: Span | null): boolean {
  if (!SETTINGS[kind].value.safeParse(value).success) return false
  return bounds === null || (typeof value === 'number' && value >= bounds[0] && value <= bounds[1])
}
