import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { inBoth, sectionsText, staffContentOf } from '#testing/builders/staff/staff-content.ts'

const app = forFile(await testApp())
const staff = await staffContentOf(app)

function section(id: string, markdown = 'Text') {
  return { id, heading: 'Heading', markdown }
}

const text = (over: object) => ({ en: { ...sectionsText('A'), ...over }, ar: null })

test.for([
  { name: 'no title', body: text({ title: ' ' }), path: 'body.en.title', message: 'Title is Required' },
  {
    name: 'a title too long',
    body: text({ title: 'x'.repeat(121) }),
    path: 'body.en.title',
    message: 'At most 120 characters (max)',
  },
  {
    name: 'a section too long',
    body: text({ sections: [section('a', 'x'.repeat(20_001))] }),
    path: 'body.en.sections.0.markdown',
    message: 'At most 20000 characters (max)',
  },
  {
    name: 'a section without text',
    body: text({ sections: [section('a', '')] }),
    path: 'body.en.sections.0.markdown',
    message: 'Text is Required',
  },
  { name: 'no sections', body: text({ sections: [] }), path: 'body.en.sections' },
  {
    name: 'an anchor that is no part of an address',
    body: text({ sections: [section('A b')] }),
    path: 'body.en.sections.0.id',
    message: 'An anchor must be lower-case letters and digits, with single dashes between',
  },
  {
    name: 'an anchor twice',
    body: text({ sections: [section('a'), section('b'), section('a')] }),
    path: 'body.en.sections.2.id',
    message: 'Use each anchor only once',
  },
  {
    name: 'a placeholder that there is not',
    body: text({ sections: [section('a', 'By {companny}')] }),
    path: 'body.en.sections.0.markdown',
    message: 'Use only these placeholders: {product}, {company}, {address}, {tax_id} and {cookie}',
  },
  {
    name: 'a control character',
    body: text({ title: 'A\u0007' }),
    path: 'body.en.title',
    message: 'Control characters are not allowed',
  },
  { name: 'HTML of its own', body: text({ html: '<p>' }), path: 'body.en.html', message: 'Unknown field' },
  {
    name: 'the text of another kind of page',
    body: { en: { topics: [] }, ar: null },
    path: 'body.en.topics',
  },
  {
    name: 'no text where one is needed',
    body: text({ title: undefined }),
    path: 'body.en.title',
    message: 'Title is Required',
  },
  { name: 'one language alone', body: { en: null }, path: 'body.ar' },
])('a draft is refused in both languages: $name', async ({ body, path, message }) => {
  const fields = [{ path, ...(message !== undefined && { message }) }]
  const send = (langId: number) =>
    staff.post('content/draft', { page: 'about', base: 1, body, lang_id: langId })
  expectProblem(await send(1), { status: 400, code: 'invalid_request', fields })
  expectArabic(await send(2))
})

test.for([
  { path: 'content/draft', body: { page: 'contact', base: 1, body: inBoth('A') }, field: 'page' },
  { path: 'content/draft', body: { page: 'about', base: -1, body: inBoth('A') }, field: 'base' },
  { path: 'content/publish', body: { page: 'about', version: 0, published: 1 }, field: 'version' },
  { path: 'content/publish', body: { page: 'about', version: 1 }, field: 'published' },
  { path: 'content/go-back', body: { page: 'about', published: null }, field: 'published' },
  { path: 'content/go-back', body: { page: 'nothing', published: 1 }, field: 'page' },
])('$path is refused for its $field', async ({ path, body, field }) => {
  expectProblem(await staff.post(path, body), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: field }],
  })
  expectArabic(await staff.post(path, { ...body, lang_id: 2 }))
})

test('a body over 100 kB is refused before it is read', async () => {
  const sections = Array.from({ length: 6 }, (_, at) => section(`s${at}`, 'x'.repeat(19_000)))
  const rejected = await staff.post('content/draft', { page: 'about', base: 1, body: text({ sections }) })
  expect(rejected.status).toBe(413)
})

test('who writes more than sixty times a minute has to wait', async () => {
  const limited = await testApp({ environment: { RATE_LIMIT_SCALE: '1' } })
  try {
    const writer = await staffContentOf(limited)
    const statuses = []
    for (let at = 0; at < 61; at++)
      statuses.push((await writer.post('content/go-back', { page: 'about', published: 7 })).status)
    expect(statuses.indexOf(429)).toBe(60)
  } finally {
    await limited.close()
  }
})
