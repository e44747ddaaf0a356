import {
  listPartnerBookings,
  readAllBookings,
} from '#domains/partners/reports/list-partner-bookings.usecase.ts'
import { partnerBookingsStore } from '#domains/partners/reports/partner-bookings.store.ts'
import { partnerChangeRoutes } from '#domains/partners/reports/changes/partner-change.routes.ts'
import { changesAfter } from '#domains/partners/reports/changes/partner-change.store.ts'
import { readChanges } from '#domains/partners/reports/changes/read-changes.usecase.ts'
import { partnerReportRoutes } from '#domains/partners/reports/partner-report.routes.ts'
import { pricingRoutes } from '#domains/partners/reports/pricing.routes.ts'
import { readPartnerHome } from '#domains/partners/reports/read-partner-home.usecase.ts'
import { readAllRevenue, readRevenue } from '#domains/partners/reports/read-revenue.usecase.ts'
import { reportNames } from '#domains/partners/reports/report-names.ts'
import { tripCities } from '#domains/trips/public.ts'
import { revenueStore } from '#domains/partners/reports/revenue.store.ts'
import { tryPercent } from '#domains/partners/reports/try-percent.usecase.ts'
import { limitOpenReplies } from '#platform/http/limit-open-replies.ts'
import { commissionBounds } from '#domains/partners/record/commission-bounds.ts'
import type { Locations } from '#domains/rentals/locations/open-locations.service.ts'
import type { Shared } from '../share-context.ts'
import type { Search } from '../search.ts'
import type { Suppliers } from '../suppliers.ts'
import type { PartnerGuards } from '#domains/partners/record/require-partner.middleware.ts'

/** Files of one network that are written at once. */
const FILES_AT_ONCE = 3

/** What partners read of what they led to. */
export function wirePartnerReports(
  { db, readDb, clock, config, settings, publicUrl, languages, rateLimit }: Shared,
  { places }: Locations,
  { plans }: Suppliers,
  { searchCars }: Search,
  { requirePartner, requirePartnerReader }: PartnerGuards,
) {
  const suppliers = new Map(plans.map(({ supplier }) => [supplier.id, supplier.name]))
  const names = async () => reportNames({ places, suppliers, cities: await tripCities(db) })
  const bookings = partnerBookingsStore(readDb)
  const revenue = revenueStore(readDb)
  return {
    readPartnerHome: readPartnerHome({ db, publicUrl, languages, revenue, clock }),
    api: [
      partnerReportRoutes({
        listPartnerBookings: listPartnerBookings({ bookings, names }),
        readAllBookings: readAllBookings({ bookings, names }),
        readRevenue: readRevenue({ revenue, names }),
        readAllRevenue: readAllRevenue({ revenue, names }),
        requirePartnerReader,
        rateLimit,
        limitOpenReplies: limitOpenReplies(Math.ceil(FILES_AT_ONCE * config.RATE_LIMIT_SCALE)),
        defaultCurrency: config.DEFAULT_CURRENCY,
      }),
      partnerChangeRoutes({
        readChanges: readChanges({ changesAfter: (asked) => changesAfter(db, asked), clock }),
        requirePartnerReader,
        rateLimit,
      }),
      pricingRoutes({
        tryPercent: tryPercent({ searchCars, bounds: commissionBounds(settings) }),
        requirePartner,
        rateLimit,
        defaultCurrency: config.DEFAULT_CURRENCY,
      }),
    ],
  }
}
