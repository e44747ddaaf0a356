import pino from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { translationsOf } from '#testing/builders/content/translations.ts'
import { startLibreTranslate } from '#testing/stand-ins/libre-translate.ts'
import { MAX_TEXTS_A_DAY } from './translate-texts.usecase.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof startLibreTranslate>>
let translations: ReturnType<typeof translationsOf>
const lines: Record<string, unknown>[] = []
beforeAll(async () => {
  service = await startLibreTranslate({ key: 'k' })
  const log = pino({ level: 'warn', base: null }, { write: (line) => lines.push(JSON.parse(line)) })
  app = await testApp({
    environment: { TRANSLATION_URL: service.url, TRANSLATION_KEY: 'k' },
    context: { log },
  })
  translations = translationsOf(app)
})
beforeEach(async () => {
  await translations.startEmpty()
  service.requests.length = 0
  lines.length = 0
})
afterAll(async () => {
  await app.close()
  await service.close()
})

const translated = async (english: string | string[], over: object = {}) =>
  (await translations.translate(english, over)).body.data
const states = async () =>
  (
    await app.database.db
      .selectFrom('translations')
      .select(['english', 'state', 'text'])
      .orderBy('id')
      .execute()
  ).map(({ english, state, text }) => [english, state, text])
const sentTexts = () => service.requests.flatMap(({ body }) => body.q)

test('what nobody has translated is translated by the machine, once, and is marked as its', async () => {
  expect(await translated(['Roof box', 'Home', 'Cargo net'])).toEqual([
    '[ar] Roof box',
    'الرئيسية',
    '[ar] Cargo net',
  ])
  expect(await translated('Roof box')).toBe('[ar] Roof box')
  expect(sentTexts()).toEqual(['Roof box', 'Cargo net'])
  expect(await states()).toEqual([
    ['Roof box', 'machine', '[ar] Roof box'],
    ['Cargo net', 'machine', '[ar] Cargo net'],
  ])
})

test('a machine’s text is in no catalogue until a person has corrected it', async () => {
  await translated('Roof box')
  const { items } = (await translations.list('?state=machine')).body
  expect(items).toMatchObject([{ english: 'Roof box', text: '[ar] Roof box', version: 1 }])
  expect((await translations.catalogue()).body['Roof box']).toBeUndefined()
  await translations.change(items[0].text_id, 'put', { version: 1, text: 'صندوق السقف' })
  expect((await translations.catalogue()).body['Roof box']).toBe('صندوق السقف')
  expect(await translated('Roof box')).toBe('صندوق السقف')
})

test('a temporary text is translated and kept nowhere', async () => {
  expect(await translated('Seen once', { temporary: true })).toBe('[ar] Seen once')
  expect(await states()).toEqual([])
})

test('a temporary text that is known to the machine already is not asked again', async () => {
  await translated('Roof box')
  expect(await translated('Roof box', { temporary: true })).toBe('[ar] Roof box')
  expect(sentTexts()).toEqual(['Roof box'])
})

test('a text with a number waits for a person, as a machine knows no plural forms', async () => {
  expect(await translated('{{count}} roof boxes')).toBe('{{count}} roof boxes')
  expect(sentTexts()).toEqual([])
  expect(await states()).toEqual([['{{count}} roof boxes', 'missing', null]])
})

test.for([false, true])(
  'a text that is to stay English is not asked for, temporary %s',
  async (temporary) => {
    await translated('OK Mobility')
    const { items } = (await translations.list()).body
    await translations.change(items[0].text_id, 'dismiss', { version: 1 })
    expect(await translated('OK Mobility', { temporary })).toBe('OK Mobility')
    expect(sentTexts()).toEqual(['OK Mobility'])
  },
)

test('beyond the room of a day the machine is not asked', async () => {
  await translated('First')
  await app.database.db.updateTable('translation_days').set({ added: MAX_TEXTS_A_DAY }).execute()
  expect(await translated('Second')).toBe('Second')
  expect(sentTexts()).toEqual(['First'])
})

test.for([
  { name: 'translates a placeholder too', english: 'Car of {{name}}', answered: 'سيارة {{اسم}}' },
  { name: 'leaves a placeholder out', english: 'Car of {{name}}', answered: 'سيارة' },
  { name: 'says nothing', english: 'Roof box', answered: ' ' },
  { name: 'repeats itself', english: 'Roof box', answered: 'صندوق '.repeat(100) },
  { name: 'sends a control character', english: 'Roof box', answered: 'صندوق\u0007' },
])('a machine that $name has translated nothing', async ({ english, answered }) => {
  service.answers(() => Response.json({ translatedText: [answered] }))
  expect(await translated(english)).toBe(english)
  expect(await states()).toEqual([[english, 'missing', null]])
})

test('while the machine fails, texts are English and wait; it is asked again with the next who wants them', async () => {
  service.answers(() => new Response('Too many requests', { status: 429 }))
  expect((await translations.translate('Roof box')).status).toBe(200)
  expect(await states()).toEqual([['Roof box', 'missing', null]])
  expect(lines).toMatchObject([
    { msg: 'the translation service translated nothing', failure: { code: 'garbage', detail: 'HTTP 429' } },
  ])
  service.answers(({ q }) => Response.json({ translatedText: q.map(() => 'صندوق') }))
  expect(await translated('Roof box')).toBe('صندوق')
})

test('what a machine says of many texts is of use for those that it got right', async () => {
  service.answers(() => Response.json({ translatedText: ['صندوق', 'بلا موضع'] }))
  expect(await translated(['Roof box', 'Car of {{name}}'])).toEqual(['صندوق', 'Car of {{name}}'])
})

test('a machine’s markup is text as well', async () => {
  service.answers(() => Response.json({ translatedText: ['<script>alert(1)</script>'] }))
  const reply = await app.app.request('http://rihla.test/api/o/i18n/translate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ platform: 'web', lang: 'ar', english: 'An alert of one' }),
  })
  const sent = await reply.text()
  expect(sent).not.toMatch(/[<>]/)
  expect(JSON.parse(sent)).toEqual({ data: '<script>alert(1)</script>' })
})

test('a person who was quicker than the machine is not written over', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  service.answers(() => promise)
  const translating = translations.translate('Roof box')
  await expect.poll(async () => (await states()).length).toBe(1)
  const { items } = (await translations.list()).body
  await translations.change(items[0].text_id, 'put', { version: 1, text: 'صندوق السقف' })
  resolve(Response.json({ translatedText: ['صندوق'] }))
  await translating
  expect(await states()).toEqual([['Roof box', 'translated', 'صندوق السقف']])
})

test('a machine’s text that nobody has read goes after 90 days', async () => {
  service.answers(({ q }) => Response.json({ translatedText: q.map(() => 'صندوق') }))
  await translated('Roof box')
  app.clock.pass({ hours: 90 * 24 })
  await app.app.runJob('remove what is over')
  expect(await states()).toHaveLength(1)
  app.clock.pass({ hours: 1 })
  await app.app.runJob('remove what is over')
  expect(await states()).toEqual([])
})

test('one network sends 50,000 characters of a day to the service, temporary or not, and adds 100 texts; others go on', async () => {
  const strict = await testApp({
    environment: { TRANSLATION_URL: service.url, TRANSLATION_KEY: 'k', RATE_LIMIT_SCALE: '1' },
    sharedWith: app,
  })
  const { db } = app.database
  await db.deleteFrom('window_counts').execute()
  const translate = async (english: string[], address: string, temporary = true) => {
    const body = JSON.stringify({ platform: 'web', lang: 'ar', english, temporary })
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
    const reply = await strict.app.request('http://rihla.test/api/o/i18n/translate', init, { address })
    return ((await reply.json()) as { data: string[] }).data
  }
  const long = (of: number) =>
    Array.from({ length: 10 }, (_, at) => `${of} ${at} ${'long '.repeat(390)}`.trim())
  try {
    for (let round = 0; round < 5; round++) await translate(long(round), '198.51.100.1')
    const sent = sentTexts().join('').length
    expect(sent).toBeGreaterThan(35_000)
    expect(sent).toBeLessThanOrEqual(50_000)
    await translate(['Short'], '198.51.100.2')
    expect(sentTexts()).toContain('Short')
    for (let round = 0; round < 4; round++)
      await translate(
        Array.from({ length: 50 }, (_, at) => `Word ${round} ${at}`),
        '198.51.100.3',
        false,
      )
    expect(await states()).toHaveLength(100)
    await translate(['Word of another'], '198.51.100.4', false)
    expect(sentTexts()).toContain('Word of another')
  } finally {
    await strict.close()
  }
})
