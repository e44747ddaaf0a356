import { expect, test } from 'vitest'
import { FORMATS, preferredFormat } from './report-format.ts'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

test.for([
  { accept: undefined, format: 'json', rule: 'nothing is asked for' },
  { accept: '', format: 'json', rule: 'an empty header asks for nothing' },
  { accept: '*/*', format: 'json', rule: 'anything is the usual' },
  { accept: BROWSER, format: 'json', rule: 'a browser takes anything' },
  { accept: 'application/json', format: 'json', rule: 'it is named' },
  { accept: 'text/csv', format: 'csv', rule: 'it is named' },
  { accept: 'TEXT/CSV', format: 'csv', rule: 'types have no case' },
  { accept: 'text/*', format: 'csv', rule: 'the first of the texts' },
  { accept: 'application/pdf', format: 'pdf', rule: 'it is named' },
  { accept: FORMATS.xlsx, format: 'xlsx', rule: 'it is named' },
  { accept: 'application/*', format: 'json', rule: 'the first of several that are as good' },
  { accept: 'application/pdf;q=0.5, text/csv;q=0.9', format: 'csv', rule: 'it is wanted more' },
  { accept: 'text/csv;q=0.4, application/pdf;q=0.5, */*;q=0.1', format: 'pdf', rule: 'it is wanted most' },
  { accept: '*/*, application/json;q=0', format: 'csv', rule: 'JSON is refused, the next one is not' },
  { accept: 'application/*;q=0.2, application/pdf', format: 'pdf', rule: 'the more specific range counts' },
  { accept: 'text/plain', format: 'txt', rule: 'it is named' },
  { accept: 'text/html', format: null, rule: 'pages are not offered' },
  { accept: 'application/vnd.ms-excel', format: null, rule: 'the old Excel is not offered' },
  { accept: 'application/json;q=0', format: null, rule: 'all but JSON is not named' },
])('$accept is answered as $format: $rule', ({ accept, format }) => {
  expect(preferredFormat(accept)).toBe(format)
})
