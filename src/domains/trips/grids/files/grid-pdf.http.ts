import { readFileSync } from 'node:fs'
import type { Clock } from '#kernel/clock.ts'
import { pdfOf } from '#platform/pdf.ts'
import { printedGrid } from './grid-print.ts'
import type { GridSheet } from './grid-sheet.ts'

const GRID = readFileSync(new URL('grid.typ', import.meta.url), 'utf8')

/** Sets a sheet in type. */
export type GridPdf = (sheet: GridSheet) => Buffer<ArrayBuffer>

/** `brand`: whose name is above it. */
export function gridPdfs({ brand, clock }: { brand: string; clock: Clock }): GridPdf {
  return (sheet) => pdfOf(GRID, printedGrid(sheet, brand), clock.now())
}
