import type { ReportFile } from '#platform/reports/report-sheet.ts'
import { HEADINGS, TITLES } from '../grid-texts.ts'
import { BannerGridQuery, BannerGridReply, type BannerGridRow } from './banner.contract.ts'

const FILE: ReportFile<BannerGridRow> = {
  title: TITLES.banners,
  fileName: 'banners',
  columns: [
    { heading: HEADINGS.title, kind: 'text', cell: ({ title }) => title },
    { heading: HEADINGS.text, kind: 'text', cell: ({ text }) => text },
    { heading: HEADINGS.link, kind: 'text', cell: ({ link }) => link },
  ],
}

export const BANNER_GRID = {
  path: '/api/banner/grid',
  summary: 'Banners of a kind, in their order',
  query: BannerGridQuery,
  reply: BannerGridReply,
  file: FILE,
} as const
