import { tripCities } from '#domains/trips/public.ts'
import type { App } from '#platform/app.ts'
import { reportNames, type ReportNames } from './report-names.ts'

/** The parts of the app that name the places and suppliers of a report. */
export type ReportNamesApp = Pick<App, 'db' | 'places' | 'plans'>

/** Reads the names for one report; the staff change the cities of trips. */
export async function readReportNames({ db, places, plans }: ReportNamesApp): Promise<ReportNames> {
  const suppliers = new Map(plans.map(({ supplier }) => [supplier.id, supplier.name]))
  return reportNames({ places, suppliers, cities: await tripCities(db) })
}
