import { HEADINGS, TITLES } from '#domains/trips/public.ts'
import { COMMA } from '#kernel/texts.ts'
import type { ReportFile } from '#platform/reports/report-sheet.ts'
import type { ShuttleGridRow } from './shuttle-grid.contract.ts'

/** Departures as a file; times are those on the clock of the route. */
export const SHUTTLE_FILE: ReportFile<ShuttleGridRow> = {
  title: TITLES.departures,
  fileName: 'shuttle-departures',
  columns: [
    { heading: HEADINGS.route, kind: 'text', cell: ({ route }) => route },
    {
      heading: HEADINGS.departure,
      kind: 'time',
      cell: ({ day, time }) => ({ time: `${day}T${time}` }),
    },
    {
      heading: HEADINGS.arrival,
      kind: 'time',
      cell: ({ ends_at, time_zone }) => onTheClock(ends_at, time_zone),
    },
    {
      heading: HEADINGS.stops,
      kind: 'text',
      cell: ({ stops }, language) => stops.map(({ name, time }) => `${name} ${time}`).join(COMMA[language]),
    },
    { heading: HEADINGS.seats, kind: 'number', cell: ({ seats }) => seats },
    { heading: HEADINGS.seats_left, kind: 'number', cell: (row) => row.seats_left },
    { heading: HEADINGS.seat_price, kind: 'money', cell: (row) => row.seat_price },
  ],
}

function onTheClock(at: string, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDateTime()
}
