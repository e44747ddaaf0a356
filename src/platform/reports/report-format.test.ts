import { expect, test } from 'vitest'
import { FORMATS, preferredFormat } from './report-format.ts'

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

test.for([
  { accept: undefined, format: 'json', why: 'nothing is asked for' },
  { accept: '', format: 'json', why: 'an empty header asks for nothing' },
  { accept: '*/*', format: 'json', why: 'anything is the usual' },
  { accept: BROWSER, format: 'json', why: 'a browser takes anything' },
  { accept: 'application/json', format: 'json', why: 'it is named' },
  { accept: 'text/csv', format: 'csv', why: 'it is named' },
  { accept: 'TEXT/CSV', format: 'csv', why: 'types have no case' },
  { accept: 'text/*', format: 'csv', why: 'the first of the texts' },
  { accept: 'application/pdf', format: 'pdf', why: 'it is named' },
  { accept: FORMATS.xlsx, format: 'xlsx', why: 'it is named' },
  { accept: 'application/*', format: 'json', why: 'the first of several that are as good' },
  { accept: 'application/pdf;q=0.5, text/csv;q=0.9', format: 'csv', why: 'it is wanted more' },
  { accept: 'text/csv;q=0.4, application/pdf;q=0.5, */*;q=0.1', format: 'pdf', why: 'it is wanted most' },
  { accept: '*/*, application/json;q=0', format: 'csv', why: 'JSON is refused, the next one is not' },
  { accept: 'application/*;q=0.2, application/pdf', format: 'pdf', why: 'the more specific range counts' },
  { accept: 'text/plain', format: 'txt', why: 'it is named' },
  { accept: 'text/html', format: null, why: 'pages are not offered' },
  { accept: 'application/vnd.ms-excel', format: null, why: 'the old Excel is not offered' },
  { accept: 'application/json;q=0', format: null, why: 'all but JSON is not named' },
])('$accept is answered as $format: $why', ({ accept, format }) => {
  expect(preferredFormat(accept)).toBe(format)
})
