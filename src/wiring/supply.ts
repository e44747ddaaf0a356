import { changeMargins } from '#domains/rentals/supply/change-margins.usecase.ts'
import { marginRoutes } from '#domains/rentals/supply/margin.routes.ts'
import { findMargins } from '#domains/rentals/supply/find-margins.usecase.ts'
import { namedMargin } from '#domains/rentals/supply/named-margin.ts'
import { previewedPlaces } from '#domains/rentals/supply/previewed-places.ts'
import { previewMargin } from '#domains/rentals/supply/preview-margin.usecase.ts'
import { readSupplierPlans } from '#domains/rentals/supply/read-supplier-plans.usecase.ts'
import { supplierPlanRoutes, type SwitchPlan } from '#domains/rentals/supply/supplier-plan.routes.ts'
import { differencesSince, stationsBySupplier } from '#domains/rentals/supply/supplier-plan.store.ts'
import { marginRuleStore, type StoredMarginRule } from '#domains/rentals/margins/margin-rule.store.ts'
import { writeSetting } from '#domains/settings/change-setting.usecase.ts'
import { nameOf } from '#domains/settings/setting-specs.ts'
import { raiseSettingsGeneration, selectSetValues } from '#domains/settings/setting.store.ts'
import { callsSince, lastGarbage } from '#domains/suppliers/health/call-count.store.ts'
import type { Language } from '#kernel/locale.ts'
import { fail } from '#kernel/result.ts'
import type { Locations } from './locations.ts'
import type { Search } from './search.ts'
import type { Shared } from './share-context.ts'
import type { Staff } from './staff.ts'
import type { Suppliers } from './suppliers.ts'

type Others = {
  suppliers: Suppliers
  locations: Locations
  search: Search
  staff: Pick<Staff, 'staffWrite' | 'requireStaff'>
}

/** Where the staff look after suppliers’ plans and what is added to their prices. */
export function wireSupply(
  { db, config, settings, clock, rateLimit }: Shared,
  { suppliers, locations: { places }, search, staff }: Others,
) {
  const { plans, exchange } = suppliers
  const { margins, askRental, wait } = search
  const { staffWrite, requireStaff } = staff
  const rules = marginRuleStore(db)
  const today = () => clock.now().toString().slice(0, 10)
  const isPlace = (id: string) => places.location(id, 'en') !== null || places.station(id, 'en') !== null
  const known = { plans, isPlace }
  const supplierOf = (planId: string | null) => plans.find(({ id }) => id === planId)?.supplier.id ?? null

  const switchPlan: SwitchPlan = async ({ planId, on, version }, by) => {
    const done = await writeSetting(
      { db, clock, settings },
      { kind: 'plan_on', planId, value: on, version },
      by,
    )
    return done.ok ? done : fail({ code: 'plan_changed', detail: done.failure.detail })
  }
  async function switches() {
    const set = new Map((await selectSetValues(db)).map((one) => [one.name, one]))
    return new Map(
      plans.map(({ id }) => {
        const row = set.get(nameOf({ kind: 'plan_on', planId: id }))
        return [id, { on: row === undefined || row.value === true, version: row?.version ?? 0 }]
      }),
    )
  }
  const named = (rule: StoredMarginRule, language: Language) =>
    namedMargin(rule, { plans, places }, today(), language)
  return {
    findMargins: findMargins({ rules, named }),
    api: [
      supplierPlanRoutes({
        readPlans: readSupplierPlans({
          plans,
          switches,
          callsSince: (since) => callsSince(db, since),
          lastGarbage: (count) => lastGarbage(db, count),
          stations: () => stationsBySupplier(db),
          differences: (since, count) => differencesSince(db, since, count),
          places,
          clock,
        }),
        planIds: plans.map(({ id }) => id),
        switchPlan,
        requireStaff,
        rateLimit,
      }),
      marginRoutes({
        rules,
        changeMargins: changeMargins({
          store: rules,
          known,
          raiseGeneration: raiseSettingsGeneration,
          forget: settings.forget,
          staffWrite,
        }),
        previewMargin: previewMargin({
          margins,
          known,
          placesFor: (rule) =>
            previewedPlaces(rule, rule.supplierId ?? supplierOf(rule.planId), places.withDesks()),
          askRental,
          wait,
          places,
          exchange,
          currency: config.DEFAULT_CURRENCY,
          clock,
        }),
        named,
        requireStaff,
        rateLimit,
      }),
    ],
  }
}
