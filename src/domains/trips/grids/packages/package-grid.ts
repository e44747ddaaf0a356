import { categoryName } from '#domains/fares/public.ts'
import type { ReportFile } from '#platform/reports/report-sheet.ts'
import { HEADINGS, TITLES } from '../grid-texts.ts'
import { PackageGridQuery, PackageGridReply, type PackageGridRow } from './package.contract.ts'

const MINUTES_AN_HOUR = 60

/** The file of packages. */
export const PACKAGE_FILE: ReportFile<PackageGridRow> = {
  title: TITLES.packages,
  fileName: 'packages',
  columns: [
    { heading: HEADINGS.code, kind: 'code', cell: (row) => row.package_id },
    {
      heading: HEADINGS.category,
      kind: 'text',
      cell: ({ category }, language) => categoryName(category, language),
    },
    {
      heading: HEADINGS.hours,
      kind: 'number',
      cell: ({ minutes }) => minutes && minutes / MINUTES_AN_HOUR,
    },
    { heading: HEADINGS.kilometres, kind: 'number', cell: ({ km }) => km },
    { heading: HEADINGS.from_price, kind: 'money', cell: ({ from }) => from },
  ],
}

export const PACKAGE_GRID = {
  path: '/api/package/grid',
  summary: 'Packages, self-drive plans and transfers of a city',
  query: PackageGridQuery,
  reply: PackageGridReply,
  file: PACKAGE_FILE,
} as const
