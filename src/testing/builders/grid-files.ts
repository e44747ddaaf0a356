import { spawnSync } from 'node:child_process'
import { readSheet } from 'read-excel-file/node'
import { FORMATS, type GridFormat } from '#domains/trips/grids/grid-format.ts'
import type { TestApp } from '../infrastructure/app.ts'

const hasPdfToText = spawnSync('pdftotext', ['-v']).status === 0

/** The reason for skipping tests of a PDF's text where nothing reads it. */
export const WITHOUT_PDFTOTEXT =
  !hasPdfToText && 'is not tested: pdftotext (poppler-utils) is not on the PATH'

/** A grid as a client downloads it. */
export async function download(
  { app }: Pick<TestApp, 'app'>,
  path: string,
  format: GridFormat,
  headers: Record<string, string> = {},
) {
  const request = { headers: { accept: FORMATS[format], ...headers } }
  const response = await app.request(`http://rihla.test/trips${path}`, request)
  return {
    status: response.status,
    headers: response.headers,
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

/** The fields of a CSV file that has no line break in any of them, its byte order mark among them. */
export function csvFields(bytes: Buffer): string[][] {
  return bytes
    .toString('utf8')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    )
}

/** The cells of the one sheet of an `.xlsx` file. */
export function workbookCells(bytes: Buffer) {
  return readSheet(bytes)
}

/** The text of a PDF, laid out as it is printed. */
export function pdfText(bytes: Buffer): string {
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' })
  return stdout
}
