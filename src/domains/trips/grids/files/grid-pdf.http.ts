import { readFileSync } from 'node:fs'
import type { Clock } from '#kernel/clock.ts'
import { pdfOf } from '#platform/typesetting/typeset.ts'
import { printedGrid } from './grid-print.ts'
import type { GridSheet } from './grid-sheet.ts'

const GRID = readFileSync(new URL('grid.typ', import.meta.url), 'utf8')

/** Sets a sheet in type; 500 rows take more than a second, in a worker thread. Throws `ThreadsBusy`. */
export type GridPdf = (sheet: GridSheet) => Promise<Buffer<ArrayBuffer>>

/** `brand`: whose name is above it. */
export function gridPdfs({ brand, clock }: { brand: string; clock: Clock }): GridPdf {
  return (sheet) => pdfOf({ document: GRID, data: printedGrid(sheet, brand), at: clock.now() })
}
