import { readFileSync } from 'node:fs'
import type { Clock } from '#kernel/clock.ts'
import { pdfOf } from '#platform/typesetting/typeset.ts'
import { printedReport } from './report-print.ts'
import type { ReportSheet } from './report-sheet.ts'

const GRID = readFileSync(new URL('report.typ', import.meta.url), 'utf8')

/** Typesets a sheet in a worker thread; 500 rows take more than a second. Throws `ThreadsBusy`. */
export type ReportPdf = (sheet: ReportSheet) => Promise<Buffer<ArrayBuffer>>

/** Creates the typesetting of reports. `brand`: name in the heading. */
export function reportPdfs({ brand, clock }: { brand: string; clock: Clock }): ReportPdf {
  return (sheet) => pdfOf({ document: GRID, data: printedReport(sheet, brand), at: clock.now() })
}
