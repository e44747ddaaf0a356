import { categoryName } from '#domains/fares/public.ts'
import type { ReportFile } from '#platform/reports/report-sheet.ts'
import { HEADINGS, STATUS_TEXTS, TITLES } from './grid-texts.ts'
import type { TripGridRow } from './trip-grid.contract.ts'

/** The file of trips. Times are on the clock of the pick-up city. */
export const TRIP_FILE: ReportFile<TripGridRow> = {
  title: TITLES.trips,
  fileName: 'trips',
  columns: [
    { heading: HEADINGS.reference, kind: 'code', cell: ({ reference }) => reference },
    { heading: HEADINGS.start, kind: 'time', cell: startOnCityClock },
    {
      heading: HEADINGS.status,
      kind: 'text',
      cell: ({ status }, language) => STATUS_TEXTS[status][language],
    },
    {
      heading: HEADINGS.category,
      kind: 'text',
      cell: ({ category }, language) => categoryName(category, language),
    },
    { heading: HEADINGS.city, kind: 'text', cell: ({ city }) => city },
    { heading: HEADINGS.pick_up, kind: 'text', cell: ({ pick_up }) => pick_up },
    { heading: HEADINGS.drop_off, kind: 'text', cell: ({ drop_off }) => drop_off },
    { heading: HEADINGS.vehicle_type, kind: 'text', cell: ({ vehicle_type }) => vehicle_type },
    { heading: HEADINGS.traveller, kind: 'text', cell: ({ traveller }) => traveller },
    { heading: HEADINGS.cost_centre, kind: 'text', cell: ({ cost_centre }) => cost_centre },
    { heading: HEADINGS.quoted, kind: 'money', cell: ({ total }) => total },
    { heading: HEADINGS.billed, kind: 'money', cell: ({ billed }) => billed },
    { heading: HEADINGS.paid, kind: 'money', cell: ({ paid }) => paid },
    { heading: HEADINGS.due, kind: 'money', cell: ({ due }) => due },
    { heading: HEADINGS.bill_number, kind: 'code', cell: ({ bill_number }) => bill_number },
  ],
}

function startOnCityClock({ start_at, time_zone }: TripGridRow): Temporal.PlainDateTime {
  return Temporal.Instant.from(start_at).toZonedDateTimeISO(time_zone).toPlainDateTime()
}
