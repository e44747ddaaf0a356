import { spawnSync } from 'node:child_process'
import { inflateRawSync } from 'node:zlib'
import { readSheet } from 'read-excel-file/node'
import { expect } from 'vitest'
import { FORMATS, type ReportFormat } from '#platform/reports/report-format.ts'
import type { TestApp } from '../../infrastructure/app.ts'
import { codesIn } from '../../suite/codes.ts'

const END_OF_DIRECTORY = Buffer.from([0x50, 0x4b, 0x05, 0x06])
const DIRECTORY_ENTRY = 0x02014b50

const hasPdfToText = spawnSync('pdftotext', ['-v']).status === 0

/** Reason for skipping tests of a PDF's text. False if `pdftotext` is installed. */
export const WITHOUT_PDFTOTEXT =
  !hasPdfToText && 'is not tested: pdftotext (poppler-utils) is not on the PATH'

/** Downloads a grid. */
export async function download(
  { app }: Pick<TestApp, 'app'>,
  path: string,
  format: ReportFormat,
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

/** Returns the fields of a CSV file without its byte order mark. No field may contain a line break. */
export function csvFields(bytes: Buffer): string[][] {
  return bytes
    .toString('utf8')
    .replace('\ufeff', '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    )
}

/** Returns the cells of the only sheet of an `.xlsx` file. */
export function workbookCells(bytes: Buffer) {
  return readSheet(bytes)
}

/** Returns a part of an `.xlsx` file, such as `xl/worksheets/sheet1.xml`: an entry of the ZIP file (APPNOTE 4.3). */
export function workbookPart(bytes: Buffer, name: string): string {
  const short = (at: number) => bytes.readUInt16LE(at)
  const long = (at: number) => bytes.readUInt32LE(at)
  // The record at the end of the file locates the directory.
  let entry = long(bytes.lastIndexOf(END_OF_DIRECTORY) + 16)
  while (long(entry) === DIRECTORY_ENTRY) {
    const nameEnd = entry + 46 + short(entry + 28)
    if (bytes.toString('utf8', entry + 46, nameEnd) === name) {
      const header = long(entry + 42)
      const start = header + 30 + short(header + 26) + short(header + 28)
      const content = bytes.subarray(start, start + long(entry + 20))
      const isStored = short(entry + 10) === 0
      return (isStored ? content : inflateRawSync(content)).toString('utf8')
    }
    entry = nameEnd + short(entry + 30) + short(entry + 32)
  }
  throw new Error(`${name} is not in the file`)
}

/** Returns the text of a PDF in its printed layout. */
export function pdfText(bytes: Buffer): string {
  const { stdout } = spawnSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' })
  expect(codesIn(stdout)).toEqual([])
  return stdout
}
