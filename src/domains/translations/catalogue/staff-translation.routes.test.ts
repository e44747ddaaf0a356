import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { translationsOf } from '#testing/builders/content/translations.ts'

const app = forFile(await testApp())
const translations = translationsOf(app)
beforeEach(async () => {
  await translations.startEmpty()
})

const FORMS = {
  zero: 'لا صناديق',
  one: 'صندوق واحد',
  two: 'صندوقان',
  few: '{{count}} صناديق',
  many: '{{count}} صندوقًا',
  other: '{{count}} صندوق',
}
const read = async (query = '') => (await translations.list(query)).body
const english = async (query: string) =>
  (await read(query)).items.map((item: { english: string }) => item.english)
const audited = () =>
  app.database.db
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'subject_id', 'before', 'after'])
    .orderBy('id')
    .execute()

test('a text in the list says all that a translator needs', async () => {
  const id = await translations.missing('{{count}} boxes of {{name}}')
  app.clock.pass({ hours: 2 })
  await translations.translate('{{count}} boxes of {{name}}')
  const reply = await translations.list()
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect(reply.body).toEqual({
    items: [
      {
        text_id: id,
        platform: 'web',
        lang: 'ar',
        english: '{{count}} boxes of {{name}}',
        state: 'missing',
        text: null,
        forms: null,
        placeholders: ['count', 'name'],
        plural_forms: ['zero', 'one', 'two', 'few', 'many', 'other'],
        memory: [],
        former: null,
        version: 1,
        asked: 2,
        first_seen: '2026-12-01T09:00:00Z',
        last_seen: '2026-12-01T11:00:00Z',
        changed_at: '2026-12-01T09:00:00Z',
      },
    ],
    next: null,
    waiting: { missing: 1, machine: 0 },
  })
})

test('how the same text is translated elsewhere is offered: by the product, and by a colleague', async () => {
  const web = await translations.missing('Roof box')
  await translations.change(web, 'put', { version: 1, text: 'صندوق السقف' })
  for (const text of ['Roof box', 'Home']) await translations.missing(text, 'widget')
  const { items } = await read('?platform=widget')
  expect(items).toMatchObject([
    { english: 'Home', state: 'missing', memory: [{ platform: 'web', text: 'الرئيسية', forms: null }] },
    {
      english: 'Roof box',
      state: 'missing',
      memory: [{ platform: 'web', text: 'صندوق السقف', forms: null }],
    },
  ])
  await translations.missing('{{count}} doors', 'widget')
  const [doors] = (await read('?search=doors')).items
  expect(doors.memory).toMatchObject([{ platform: 'web', text: null, forms: { two: 'بابان' } }])
})

test('of a text that was changed its former English and translation are shown, on its platform alone', async () => {
  const before = await translations.missing('Your driver waits at gate {{gate}}')
  await translations.change(before, 'put', { version: 1, text: 'ينتظرك السائق عند البوابة {{gate}}' })
  const now = 'Your driver waits for you at gate {{gate}}'
  await translations.missing(now)
  await translations.missing(now, 'widget')
  const { items } = await read('?state=missing')
  expect(items).toMatchObject([
    { platform: 'widget', former: null },
    {
      platform: 'web',
      former: {
        english: 'Your driver waits at gate {{gate}}',
        text: 'ينتظرك السائق عند البوابة {{gate}}',
        forms: null,
      },
    },
  ])
  const [translated] = (await read('?state=translated')).items
  expect(translated.former).toBeNull()
})

test('a translation is answered at once, and again when it is corrected; each is written down', async () => {
  const id = await translations.missing('Roof box')
  app.clock.pass({ minutes: 5 })
  const put = await translations.change(id, 'put', { version: 1, text: ' صندوق ' })
  expect(put.status).toBe(200)
  expect(put.headers.get('cache-control')).toBe('no-store')
  expect(put.body.translation).toMatchObject({
    text_id: id,
    state: 'translated',
    text: 'صندوق',
    forms: null,
    version: 2,
    changed_at: '2026-12-01T09:05:00Z',
  })
  expect((await translations.translate('Roof box')).body).toEqual({ data: 'صندوق' })
  await translations.change(id, 'put', { version: 2, text: 'صندوق السقف' })
  expect((await translations.translate('Roof box')).body).toEqual({ data: 'صندوق السقف' })
  const subject = { action: 'put_translation', subject: 'translation', subject_id: id }
  expect(await audited()).toEqual([
    {
      ...subject,
      before: { state: 'missing', version: 1 },
      after: { state: 'translated', version: 2, text: 'صندوق' },
    },
    {
      ...subject,
      before: { state: 'translated', version: 2, text: 'صندوق' },
      after: { state: 'translated', version: 3, text: 'صندوق السقف' },
    },
  ])
})

test('a text with a number is translated in all six forms, which the catalogue has each by its name', async () => {
  const id = await translations.missing('{{count}} boxes')
  const { status, body } = await translations.change(id, 'put', { version: 1, forms: FORMS })
  expect([status, body.translation.forms, body.translation.text]).toEqual([200, FORMS, null])
  const { body: catalogue } = await translations.catalogue()
  for (const [form, text] of Object.entries(FORMS)) expect(catalogue[`{{count}} boxes_${form}`]).toBe(text)
  expect((await translations.translate('{{count}} boxes')).body).toEqual({ data: FORMS.other })
})

test('what is dismissed stays English, leaves the catalogue, and may be translated after all', async () => {
  const id = await translations.missing('Roof box')
  await translations.change(id, 'put', { version: 1, text: 'صندوق' })
  const dismissed = await translations.change(id, 'dismiss', { version: 2 })
  expect(dismissed.body.translation).toMatchObject({
    state: 'dismissed',
    text: null,
    forms: null,
    version: 3,
  })
  expect((await translations.catalogue()).body['Roof box']).toBeUndefined()
  expect((await translations.translate('Roof box')).body).toEqual({ data: 'Roof box' })
  expect((await audited()).at(-1)).toMatchObject({
    action: 'dismiss_translation',
    before: { state: 'translated', version: 2, text: 'صندوق' },
    after: { state: 'dismissed', version: 3 },
  })
  expect((await translations.change(id, 'put', { version: 3, text: 'صندوق' })).status).toBe(200)
})

test('the list is in pages by key, newest first, and what comes meanwhile moves nothing', async () => {
  for (const text of ['One box', 'Two boxes', 'Three boxes']) await translations.translate(text)
  const first = await read('?page_size=2')
  expect(first.items.map((item: { english: string }) => item.english)).toEqual(['Three boxes', 'Two boxes'])
  await translations.translate('Four boxes')
  const second = await read(`?page_size=2&after=${first.next}`)
  expect([second.items.map((item: { english: string }) => item.english), second.next]).toEqual([
    ['One box'],
    null,
  ])
})

test('the list is narrowed by state, platform, words of either language, and the day of the last change', async () => {
  const old = await translations.missing('Old box')
  await translations.change(old, 'put', { version: 1, text: 'صندوق قديم' })
  const left = await translations.missing('Left box', 'widget')
  await translations.change(left, 'dismiss', { version: 1 })
  app.clock.set('2026-12-03T00:30:00Z')
  await translations.missing('New 100%_box')
  const counted = await translations.missing('{{count}} boxes')
  await translations.change(counted, 'put', { version: 1, forms: FORMS })
  expect(await english('?state=missing')).toEqual(['New 100%_box'])
  expect(await english('?state=translated')).toEqual(['{{count}} boxes', 'Old box'])
  expect(await english('?state=dismissed')).toEqual(['Left box'])
  expect(await english('?platform=widget')).toEqual(['Left box'])
  expect(await english('?search=OLD')).toEqual(['Old box'])
  expect(await english(`?search=${encodeURIComponent('%_')}`)).toEqual(['New 100%_box'])
  expect(await english(`?search=${encodeURIComponent('قديم')}`)).toEqual(['Old box'])
  expect(await english(`?search=${encodeURIComponent('صندوقان')}`)).toEqual(['{{count}} boxes'])
  expect(await english('?changed_since=2026-12-03')).toEqual(['{{count}} boxes', 'New 100%_box'])
  expect(await english('?changed_since=2026-12-03&state=translated')).toEqual(['{{count}} boxes'])
  expect(await english('?changed_since=2026-12-04')).toEqual([])
})

test.for([
  {
    name: 'without its placeholder',
    english: 'Car of {{name}}',
    body: { text: 'سيارة' },
    fields: [
      {
        path: 'text',
        code: 'placeholders_differ',
        message: 'The placeholders must match the English text: {{name}}',
      },
    ],
  },
  { name: 'empty', english: 'Roof box', body: {}, fields: [{ path: 'text', code: 'translation_required' }] },
  {
    name: 'with a form too few',
    english: '{{count}} boxes',
    body: { forms: { ...FORMS, few: undefined } },
    fields: [{ path: 'forms.few', code: 'translation_required' }],
  },
  {
    name: 'in one text instead of forms',
    english: '{{count}} boxes',
    body: { text: '{{count}} صندوق' },
    fields: [
      { path: 'text', code: 'text_needless' },
      { path: 'forms', code: 'forms_required' },
    ],
  },
  {
    name: 'in forms without a number',
    english: 'Roof box',
    body: { forms: FORMS },
    fields: [{ path: 'forms', code: 'forms_needless' }],
  },
])('a translation $name is refused, and nothing is changed', async ({ english: text, body, fields }) => {
  const id = await translations.missing(text)
  const refused = await translations.change(id, 'put', { version: 1, ...body })
  expectProblem(refused, { status: 422, code: 'translation_unfit', fields })
  expectArabic(await translations.change(id, 'put', { version: 1, ...body }, '?lang_id=2'))
  expect((await read()).items).toMatchObject([{ state: 'missing', text: null, version: 1 }])
  expect(await audited()).toEqual([])
})

test.for([
  { name: 'without a version', body: { text: 'x' }, path: 'version' },
  { name: 'with an empty text', body: { version: 1, text: ' ' }, path: 'text' },
  { name: 'with too long a text', body: { version: 1, text: 'x'.repeat(4001) }, path: 'text' },
  {
    name: 'with a form that no language has',
    body: { version: 1, forms: { lots: 'x' } },
    path: 'forms.lots',
  },
  { name: 'with another field', body: { version: 1, text: 'x', state: 'missing' }, path: 'state' },
])('a translation is refused $name', async ({ body, path }) => {
  const id = await translations.missing('Roof box')
  expectProblem(await translations.change(id, 'put', body), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path }],
  })
  expectArabic(await translations.change(id, 'put', body, '?lang_id=2'))
})

test.for(['put', 'dismiss'] as const)('who saw an older version is told so, on %s', async (act) => {
  const id = await translations.missing('Roof box')
  await translations.change(id, 'put', { version: 1, text: 'صندوق' })
  const body = { version: 1, ...(act === 'put' && { text: 'علبة' }) }
  expectProblem(await translations.change(id, act, body), { status: 409, code: 'text_changed' })
  expectArabic(await translations.change(id, act, body, '?lang_id=2'))
  expect((await read()).items).toMatchObject([{ text: 'صندوق', version: 2 }])
})

test.for(['nothing', '01890000-0000-7000-8000-000000000000', '%00', '__proto__'])(
  '%s is no text',
  async (id) => {
    for (const act of ['put', 'dismiss'] as const) {
      const body = { version: 1, ...(act === 'put' && { text: 'x' }) }
      expectProblem(await translations.change(id, act, body), { status: 404, code: 'text_not_found' })
      expectArabic(await translations.change(id, act, body, '?lang_id=2'))
    }
  },
)

test.for(['state=lost', 'platform=desktop', 'changed_since=yesterday', 'after=1', 'page_size=0'])(
  'the list is refused with %s',
  async (query) => {
    expectProblem(await translations.list(`?${query}`), {
      status: 400,
      code: 'invalid_request',
      fields: [{ path: query.split('=')[0] ?? '' }],
    })
    expectArabic(await translations.list(`?${query}&lang_id=2`))
  },
)
