import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { workbookPart } from '#testing/builders/trips/grid-files.ts'
import { measureRetainedBytes } from '#testing/infrastructure/retained-memory.ts'
import { reportStream, type StreamedFormat } from './report-stream.http.ts'
import type { Cell, Column, ReportFile } from './report-sheet.ts'
import { workbookStream } from './workbook-stream.ts'

const FORMATS = ['csv', 'xlsx'] as const satisfies readonly StreamedFormat[]

const MANY = 1000

const HEADING = { en: 'Heading', ar: 'رأس', fr: 'En-tête' }
const file = (kind: Column<Cell>['kind'] = 'text'): ReportFile<Cell> => ({
  title: { en: 'Bookings & [more]', ar: 'الحجوزات', fr: 'Réservations' },
  fileName: 'file',
  columns: [{ heading: HEADING, kind, cell: (cell) => cell }],
})

/** Yields endless batches of `size` rows, and counts those read. */
function endless(size = 100) {
  const read = { batches: 0, ended: false }
  async function* batches() {
    try {
      for (;;) {
        read.batches += 1
        yield Array.from({ length: size }, (_, at) => `row ${read.batches} ${at} ${Math.sin(at)}`)
      }
    } finally {
      read.ended = true
    }
  }
  return { read, batches: batches() }
}

async function* once<Row>(rows: readonly Row[]) {
  yield rows
}

async function xlsxOf(cells: readonly Cell[], kind?: Column<Cell>['kind'], language: 'en' | 'ar' = 'en') {
  const stream = reportStream({ format: 'xlsx', file: file(kind), batches: once(cells), language })
  return Buffer.from(await new Response(stream).arrayBuffer())
}

test.for(FORMATS)(
  '%s is read no faster than it is taken, and no further when its reader has gone',
  async (format) => {
    const { read, batches } = endless()
    const reader = reportStream({ format, file: file(), batches, language: 'en' }).getReader()
    for (let taken = 0; taken < 200_000;) taken += (await reader.read()).value?.length ?? 0
    // 200 kB are some 70 batches of text, or a few times as many when compressed; a few more wait in streams.
    let settled = 0
    while (settled !== read.batches && read.batches < MANY) {
      settled = read.batches
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    expect(read.batches).toBeLessThan(MANY)
    await reader.cancel()
    await expect.poll(() => read.ended).toBe(true)
  },
)

test.for(FORMATS)('%s of any length takes the same memory', async (format) => {
  const { batches, read } = endless(1000)
  const retained = await measureRetainedBytes(async () => {
    const reader = reportStream({ format, file: file(), batches, language: 'en' }).getReader()
    while (read.batches < 60) await reader.read()
    return reader
  })
  // 60,000 rows of some 30 characters take far more.
  expect(retained).toBeLessThan(1_000_000)
})

test('rows of CSV go through the streams behind it many at a time', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => `row ${at}`)
  const stream = reportStream({ format: 'csv', file: file(), batches: once(rows), language: 'en' })
  const pieces = await Array.fromAsync(stream)
  expect(pieces.length).toBeLessThan(20)
  expect(Buffer.concat(pieces).toString().split('\r\n').length).toBe(1002)
})

test.for(FORMATS)('a day and a minute as text are the same in %s as those of Temporal', async (format) => {
  const asText = { day: { date: '2027-01-15' }, minute: { time: '2027-01-15T12:45' } }
  const day = Temporal.PlainDate.from(asText.day.date)
  const minute = Temporal.PlainDateTime.from(asText.minute.time)
  const bytesOf = async (cells: readonly Cell[]) =>
    Buffer.from(
      await new Response(
        reportStream({ format, file: file('time'), batches: once(cells), language: 'en' }),
      ).arrayBuffer(),
    )
  expect(await bytesOf([asText.day, asText.minute])).toEqual(await bytesOf([day, minute]))
})

test.for(FORMATS)('%s ends in a fault where its rows do', async (format) => {
  async function* failing() {
    yield ['a row']
    throw new Error('the database is away')
  }
  const stream = reportStream({ format, file: file(), batches: failing(), language: 'en' })
  await expect(new Response(stream).arrayBuffer()).rejects.toThrow('the database is away')
})

test('a streamed workbook has text that is never a formula, numbers, amounts, days and times', async () => {
  const texts = ['=1+1', 'a < b & "c"', '_x0041_', 'دبي', ' spaces ', 'bell\u0007']
  expect((await readSheet(await xlsxOf(texts))).map(([cell]) => cell)).toEqual([
    'Heading',
    ...texts.slice(0, 5).map((text) => text.trim()),
    'bell',
  ])
  const sheet = workbookPart(await xlsxOf(texts), 'xl/worksheets/sheet1.xml')
  expect(sheet).not.toContain('<f>')
  expect(sheet).toContain('_x005F_x0041_')
  expect((await readSheet(await xlsxOf([12.5], 'number')))[1]).toEqual([12.5])
  expect((await readSheet(await xlsxOf([{ amount: -123_450, currency: 'KWD' }], 'money')))[1]).toEqual([
    -1234.5,
  ])
  expect((await readSheet(await xlsxOf([Temporal.PlainDate.from('2027-01-15')], 'date')))[1]).toEqual([
    new Date('2027-01-15T00:00:00Z'),
  ])
  expect(
    (await readSheet(await xlsxOf([Temporal.PlainDateTime.from('2027-01-15T12:00')], 'time')))[1],
  ).toEqual([new Date('2027-01-15T12:00:00Z')])
})

test('an amount’s style names its currency; an Arabic sheet runs from right to left', async () => {
  const amounts = [
    { amount: 1, currency: 'EUR' },
    { amount: 1, currency: 'KWD' },
    { amount: 2, currency: 'EUR' },
  ]
  const book = await xlsxOf(amounts, 'money', 'ar')
  const styles = workbookPart(book, 'xl/styles.xml')
  expect([...styles.matchAll(/0\.00\\ &quot;(\w+)&quot;/g)].map(([, code]) => code)).toEqual(['EUR', 'KWD'])
  const sheet = workbookPart(book, 'xl/worksheets/sheet1.xml')
  expect([...sheet.matchAll(/ s="(\d+)"><v>/g)].map(([, style]) => style)).toEqual(['4', '5', '4'])
  expect(sheet).toContain('rightToLeft="1"')
})

test.for([
  { rows: 0, sheets: [0] },
  { rows: 3, sheets: [3] },
  { rows: 4, sheets: [3, 1] },
  { rows: 6, sheets: [3, 3] },
])('$rows rows are in sheets of $sheets where each holds 3 below its headings', async ({ rows, sheets }) => {
  async function* cells() {
    for (let at = 0; at < rows; at++) yield [at]
  }
  const columns = [{ heading: 'Heading', kind: 'number' as const }]
  const sheet = { language: 'en', title: 'Title', columns, footer: null, rows: cells() } as const
  const book = Buffer.concat(await Array.fromAsync(workbookStream(sheet, 4)))
  const titles = [...workbookPart(book, 'xl/workbook.xml').matchAll(/<sheet name="([^"]+)"/g)].map(
    ([, name]) => name,
  )
  expect(titles).toEqual(sheets.map((_, at) => (at === 0 ? 'Title' : `Title ${at + 1}`)))
  const counts = titles.map(async (_, at) => (await readSheet(book, at + 1)).length - 1)
  expect(await Promise.all(counts)).toEqual(sheets)
})
