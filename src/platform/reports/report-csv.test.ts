import { expect, test } from 'vitest'
import { reportCsv } from './report-csv.http.ts'
import { reportSheet, type Cell, type Column } from './report-sheet.ts'

/** Returns a file of one column and row, as text without its byte order mark. */
async function csvOf(cell: Cell, kind: Column<null>['kind'] = 'text'): Promise<string[]> {
  const heading = { en: 'Heading', ar: 'رأس', fr: 'En-tête' }
  const columns = [{ heading, kind, cell: () => cell }]
  const sheet = reportSheet({ title: heading, fileName: 'file', columns }, [null], 'en')
  return (await new Response(reportCsv(sheet)).text()).split('\r\n')
}

test.for([
  { text: '=1+1', field: `"'=1+1"` },
  { text: '+44 20 7946 0101', field: `"'+44 20 7946 0101"` },
  { text: '-1', field: `"'-1"` },
  { text: '@SUM(A1)', field: `"'@SUM(A1)"` },
  { text: '\t=1', field: `"'\t=1"` },
  { text: '＝1', field: `"'＝1"` },
  { text: 'Dubai, Marina', field: '"Dubai, Marina"' },
  { text: 'the "Palm"', field: '"the ""Palm"""' },
  { text: 'دبي', field: '"دبي"' },
  { text: 'x;=1', field: '"x;=1"' },
  { text: 'x\t=1', field: '"x\t=1"' },
  { text: '0012345', field: '"0012345"' },
])('the text $text is written as $field, which no spreadsheet computes', async ({ text, field }) => {
  expect(await csvOf(text)).toEqual(['"Heading"', field, ''])
})

test.for([
  { amount: 123_450, decimal: '1234.50' },
  { amount: -5, decimal: '-0.05' },
  { amount: 0, decimal: '0.00' },
])('an amount of $amount is the number $decimal beside its currency', async ({ amount, decimal }) => {
  const [heading, line] = await csvOf({ amount, currency: 'AED' }, 'money')
  expect(heading).toBe('"Heading","Heading (currency)"')
  expect(line).toBe(`${decimal},"AED"`)
})

test('numbers and days are written as they are, and what is not there is empty', async () => {
  expect((await csvOf(-2.5, 'number'))[1]).toBe('-2.5')
  expect((await csvOf(Temporal.PlainDate.from('2027-01-15'), 'date'))[1]).toBe('"2027-01-15"')
  expect((await csvOf(null, 'money'))[1]).toBe(',')
})
