import { clockMinute } from '#kernel/clock-minute.ts'
import type { IsoCell, ReportFile } from '#platform/reports/report-sheet.ts'
import { earningWords as words } from './earning-words.ts'
import type { FiledBooking } from './list-partner-bookings.usecase.ts'
import type { RevenueGroup, RevenueItem } from './partner-report.contract.ts'

const heading = (code: Parameters<typeof words<'headings'>>[1]) => words('headings', code)

/** Rental times are local to the pick-up place; the time of the order is in UTC. */
export const BOOKINGS_FILE: ReportFile<FiledBooking> = {
  title: words('titles', 'bookings'),
  fileName: 'partner-bookings',
  columns: [
    { heading: heading('reference'), kind: 'code', cell: ({ reference }) => reference },
    { heading: heading('ordered'), kind: 'time', cell: ({ ordered_at }) => onClock(ordered_at, 'UTC') },
    {
      heading: heading('state'),
      kind: 'text',
      cell: ({ state }, language) => words('states', state)[language],
    },
    {
      heading: heading('reason'),
      kind: 'text',
      cell: ({ kind, reason }, language) =>
        reason && words(kind === 'trip' ? 'trip_reasons' : 'reasons', reason)[language],
    },
    { heading: heading('sub_id'), kind: 'text', cell: ({ sub_id }) => sub_id },
    { heading: heading('market'), kind: 'text', cell: ({ market }) => market.name },
    { heading: heading('place'), kind: 'text', cell: ({ place }) => place.name },
    { heading: heading('supplier'), kind: 'text', cell: ({ supplier }) => supplier.name },
    {
      heading: heading('pick_up'),
      kind: 'time',
      cell: ({ pick_up_at, time_zone }) => onClock(pick_up_at, time_zone),
    },
    {
      heading: heading('drop_off'),
      kind: 'time',
      cell: ({ drop_off_at, time_zone }) => onClock(drop_off_at, time_zone),
    },
    { heading: heading('gross'), kind: 'money', cell: ({ gross }) => gross },
    { heading: heading('commission'), kind: 'money', cell: ({ commission }) => commission },
    {
      heading: heading('payable'),
      kind: 'date',
      cell: ({ payable_at }) => payable_at && { date: payable_at.slice(0, 10) },
    },
    { heading: heading('kind'), kind: 'text', cell: ({ kind }, language) => words('kinds', kind)[language] },
  ],
}

/** Revenue by one grouping. */
export function revenueFile(by: RevenueGroup): ReportFile<RevenueItem> {
  return {
    title: words('titles', 'revenue'),
    fileName: `partner-revenue-by-${by.replace('_', '-')}`,
    columns: [
      {
        heading: heading(by),
        kind: 'text',
        cell: ({ period, group }, language) =>
          period ?? (group?.name || words('headings', 'no_sub_id')[language]),
      },
      { heading: heading('clicks'), kind: 'number', cell: ({ clicks }) => clicks },
      { heading: heading('bookings'), kind: 'number', cell: ({ bookings }) => bookings },
      { heading: heading('look_to_book'), kind: 'number', cell: ({ look_to_book }) => look_to_book },
      { heading: heading('gross'), kind: 'money', cell: ({ gross }) => gross },
      ...(['pending', 'confirmed', 'payable', 'paid', 'reversed'] as const).map((state) => ({
        heading: words('states', state),
        kind: 'money' as const,
        cell: ({ commission }: RevenueItem) => commission[state],
      })),
    ],
  }
}

function onClock(at: string, timeZone: string): IsoCell {
  return { time: clockMinute(at, timeZone) }
}
