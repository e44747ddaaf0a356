import { expect, test } from 'vitest'
import { workbookCells, workbookPart } from '#testing/builders/trips/grid-files.ts'
import { reportSheet, type Cell, type Column, type Fact } from './report-sheet.ts'
import { reportWorkbook } from './report-workbook.http.ts'

/** Creates a workbook with a text column and one of another kind. */
async function workbookOf(cells: readonly [string, Cell], kind: Column<null>['kind'], facts: Fact[] = []) {
  const heading = { en: 'Heading', ar: 'رأس', fr: 'En-tête' }
  const columns: Column<null>[] = [
    { heading, kind: 'text', cell: () => cells[0] },
    { heading, kind, cell: () => cells[1] },
  ]
  return reportWorkbook(reportSheet({ title: heading, fileName: 'file', columns, facts }, [null], 'en'))
}

function widthsOf(file: Buffer): number[] {
  const sheet = workbookPart(file, 'xl/worksheets/sheet1.xml')
  return [...sheet.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width))
}

const STOPS = 'King Khalid airport 06:00, Al Olaya 06:45'

test.for([
  { name: 'a text beside another cell', cells: [STOPS, 1], kind: 'number', minWidths: [STOPS.length, 1] },
  {
    name: 'an amount',
    cells: ['', { amount: 123_456_789, currency: 'AED' }],
    kind: 'money',
    minWidths: [0, '1,234,567.89 AED'.length],
  },
  {
    name: 'a time',
    cells: ['', Temporal.PlainDateTime.from('2027-01-15T09:30')],
    kind: 'time',
    minWidths: [0, 16],
  },
] as const)('a column is as wide as $name', async ({ cells, kind, minWidths }) => {
  const widths = widthsOf(await workbookOf(cells, kind))
  expect(widths[0]).toBeGreaterThanOrEqual(minWidths[0])
  expect(widths[1]).toBeGreaterThan(minWidths[1])
})

test('facts are as readable in the columns that they stand in', async () => {
  const facts = [
    { label: 'Tax payable on reverse charge', value: Temporal.PlainDate.from('2027-01-15') },
    { label: 'Taxable value', value: { amount: 123_456_789, currency: 'AED' } },
  ]
  const file = await workbookOf(['', 7], 'number', facts)
  const [labels = 0, values = 0] = widthsOf(file)
  expect(labels).toBeGreaterThan('Tax payable on reverse charge'.length)
  expect(values).toBeGreaterThan('1,234,567.89 AED'.length)
  expect((await workbookCells(file)).slice(-2)).toEqual([
    ['Tax payable on reverse charge', new Date('2027-01-15T00:00:00Z')],
    ['Taxable value', 1_234_567.89],
  ])
})

test('text that is too long for a screen is broken into lines', async () => {
  const file = await workbookOf(['word '.repeat(40), 1], 'number')
  expect(widthsOf(file)[0]).toBeLessThan(70)
  expect(workbookPart(file, 'xl/styles.xml')).toContain('wrapText="1"')
  expect(workbookPart(await workbookOf([STOPS, 1], 'number'), 'xl/styles.xml')).not.toContain('wrapText')
})

test('bold text is of the same typeface as the other', async () => {
  const styles = workbookPart(await workbookOf(['', 1], 'number'), 'xl/styles.xml')
  const fonts = [...styles.matchAll(/<font>.*?<\/font>/g)].map(([font]) => font)
  expect(fonts.length).toBeGreaterThan(1)
  for (const font of fonts) expect(font).toContain('<name val="Arial"/>')
})
