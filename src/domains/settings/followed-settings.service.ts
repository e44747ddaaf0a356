import { msOf } from '#kernel/clock.ts'
import { ttlValue } from '#kernel/ttl-value.ts'
import type { App } from '#platform/app.ts'
import type { SettingKind, SettingValue } from './setting.contract.ts'
import { nameOf, type PlanSetting, type SettingOf, SETTINGS } from './setting-specs.ts'
import { findSettingsGeneration, selectSetValues } from './setting.store.ts'
import type { CouponDiscount } from '#domains/coupons/public.ts'
import { decimal, type Money } from '#kernel/money.ts'

/** Minutes that a quote holds its price (product rules, "Searching and suppliers"). */
const HOLD_MINUTES = 20

const TRIP_UNPAID_MINUTES = 30

/**
 * Maximum time, in milliseconds, that a supplier's connection waits for an answer. A late answer still fills the cache.
 */
const MAX_SUPPLIER_WAIT_MS = 20_000

/** Maximum age of settings in a process, in milliseconds. Changes by other processes apply within this time. */
export const MAX_SETTINGS_AGE_MS = 2000

/** Maximum time that a request waits for changes. Without the database it uses the last known values. */
const MAX_WAIT_MS = 300

/** The settings known to this process. Reading one is synchronous; `refresh` re-reads stale ones. */
export type Settings = {
  /** Initial values. */
  first: Readonly<Record<SettingKind, SettingValue>>
  of<Kind extends Exclude<SettingKind, PlanSetting>>(kind: Kind): SettingOf<Kind>
  ofPlan<Kind extends PlanSetting>(kind: Kind, planId: string): SettingOf<Kind>
  /** Changes with every setting, and with everything else that is followed in the same way. */
  generation(): string
  /** Re-reads stale settings. Null if they are fresh. Never fails. */
  refresh(): Promise<void> | null
  /** Re-reads the settings after a change by this process. */
  forget(): Promise<void>
}

declare module '#platform/app.ts' {
  interface App {
    settings: Settings
  }
}

/** Called when the generation has changed, before any request is answered with the new one. */
type Follower = () => Promise<unknown>

type SettingsSources = Pick<App, 'db' | 'clock'> & {
  config: ConfiguredSettings
  onFailure: (error: unknown) => void
}

type CachedSettings = {
  generation: string
  values: ReadonlyMap<string, SettingValue>
  /** Cache of parsed values, filled on first use. */
  parsed: Map<string, unknown>
}

export type FollowedSettings = Settings & {
  /** Registers something else that a change of the generation refreshes. */
  follow(follower: Follower): Promise<void>
}

/** Starts to follow the settings. Resolves when they have been read once. */
export async function followSettings({
  db,
  clock,
  config,
  onFailure,
}: SettingsSources): Promise<FollowedSettings> {
  const first = initialValues(config)
  let known: CachedSettings = { generation: '', values: new Map(), parsed: new Map() }
  let readAt = Number.NEGATIVE_INFINITY
  const followers: Follower[] = []
  const now = () => msOf(clock)

  const current = ttlValue(
    async () => {
      const startedAt = now()
      // Read first, so that a change during the other reads is read again under the next generation.
      const generation = await findSettingsGeneration(db)
      if (generation !== known.generation) {
        const values = new Map((await selectSetValues(db)).map(({ name, value }) => [name, value]))
        for (const follow of followers) await follow()
        known = { generation, values, parsed: new Map() }
      }
      readAt = startedAt
    },
    { clock, lifetimeMs: MAX_SETTINGS_AGE_MS },
  )

  function parse(kind: SettingKind, name: string): unknown {
    const schema = SETTINGS[kind].value
    const stored = schema.safeParse(known.values.get(name))
    // Another release may have stored a value that is invalid here.
    return stored.success ? stored.data : schema.parse(first[kind])
  }

  function valueOf<Kind extends SettingKind>(kind: Kind, planId: string | null): SettingOf<Kind> {
    const name = nameOf({ kind, planId })
    if (!known.parsed.has(name)) known.parsed.set(name, parse(kind, name))
    return known.parsed.get(name) as SettingOf<Kind>
  }

  /** Delays the next attempt as after a success. Without the database, requests use the last known values. */
  function failed(error: unknown): void {
    readAt = now()
    onFailure(error)
  }

  async function waitFor(reading: Promise<void>): Promise<void> {
    const { promise: late, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(() => {
      readAt = now()
      resolve()
    }, MAX_WAIT_MS)
    await Promise.race([reading, late])
    clearTimeout(timer)
  }

  await current.read()
  return {
    first,
    of: (kind) => valueOf(kind, null),
    ofPlan: valueOf,
    generation: () => known.generation,
    refresh() {
      if (Math.abs(now() - readAt) < MAX_SETTINGS_AGE_MS) return null
      return waitFor(current.read().catch(failed))
    },
    async forget() {
      current.forget()
      await current.read().catch(failed)
    },
    async follow(follower) {
      followers.push(follower)
      await follower()
    },
  }
}

/** Configuration variables that set initial values. */
type ConfiguredSettings = {
  SEARCH_DEADLINE_MS: number
  COMMISSION_MIN: number
  COMMISSION_MAX: number
  COMMISSION_DEFAULT: number
  TRIP_COMMISSION: number
  COMMISSION_DECIDE_ABOVE: Money
  PAYOUT_MINIMUM: number
  REFERRAL_REWARD: CouponDiscount
  REFUND_APPROVAL: Money
}

/** Returns the initial values of all settings. */
function initialValues(configured: ConfiguredSettings): Readonly<Record<SettingKind, SettingValue>> {
  return {
    search_deadline: configured.SEARCH_DEADLINE_MS,
    price_hold: HOLD_MINUTES,
    margin_least: 0,
    margin_most: 40,
    plan_on: true,
    plan_timeout: MAX_SUPPLIER_WAIT_MS,
    commission_least: configured.COMMISSION_MIN,
    commission_usual: configured.COMMISSION_DEFAULT,
    commission_most: configured.COMMISSION_MAX,
    trip_commission: configured.TRIP_COMMISSION,
    commission_review: amountText(configured.COMMISSION_DECIDE_ABOVE),
    payout_least: configured.PAYOUT_MINIMUM,
    referral_reward: discountText(configured.REFERRAL_REWARD),
    coupon_percent: 20,
    coupon_amount: '50 EUR',
    coupon_uses: 1_000,
    refund_limit: amountText(configured.REFUND_APPROVAL),
    trip_unpaid: TRIP_UNPAID_MINUTES,
  }
}

function discountText(takes: CouponDiscount): string {
  return takes.kind === 'percent' ? `${takes.basisPoints / 100}%` : amountText(takes.amount)
}

function amountText({ amount, currency }: Money): string {
  return `${decimal(amount)} ${currency}`
}
