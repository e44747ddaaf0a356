import type { Localized } from '#kernel/locale.ts'
import type { ReportFile } from '#platform/reports/report-sheet.ts'
import arabic from '#web/areas/partner/words/ar/earnings.json' with { type: 'json' }
import english from '#web/areas/partner/words/en/earnings.json' with { type: 'json' }
import type { FiledBooking } from './list-partner-bookings.usecase.ts'
import type { RevenueGroup, RevenueItem } from './partner-report.contract.ts'

const WORDS = { en: english, ar: arabic }

/** A heading, or the word for a code, as the pages have it. */
function words<Group extends keyof typeof english>(
  group: Group,
  code: keyof (typeof english)[Group],
): Localized {
  return { en: String(WORDS.en[group][code]), ar: String(WORDS.ar[group][code]) }
}

const heading = (code: keyof typeof english.headings) => words('headings', code)

/** Times of the rental are those on the clock of the pick-up place, that of the order by UTC. */
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
      cell: ({ reason }, language) => reason && words('reasons', reason)[language],
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
      cell: ({ payable_at }) => payable_at && onClock(payable_at, 'UTC').toPlainDate(),
    },
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
      { heading: heading('bookings'), kind: 'number', cell: ({ bookings }) => bookings },
      { heading: heading('gross'), kind: 'money', cell: ({ gross }) => gross },
      ...(['pending', 'confirmed', 'payable', 'paid', 'reversed'] as const).map((state) => ({
        heading: words('states', state),
        kind: 'money' as const,
        cell: ({ commission }: RevenueItem) => commission[state],
      })),
    ],
  }
}

function onClock(at: string, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.from(at).toZonedDateTimeISO(timeZone).toPlainDateTime()
}
