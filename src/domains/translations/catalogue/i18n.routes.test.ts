import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { translationsOf } from '#testing/builders/content/translations.ts'
import { MAX_TEXTS_A_DAY } from './translate-texts.usecase.ts'

const app = forFile(await testApp())
const translations = translationsOf(app)
beforeEach(async () => {
  await translations.startEmpty()
})

const translate = async (...args: Parameters<typeof translations.translate>) =>
  translations.translate(...args)
const storedTexts = () =>
  app.database.db
    .selectFrom('translations')
    .select(['platform', 'lang', 'english', 'state', 'text', 'asked', 'first_seen', 'last_seen'])
    .orderBy('id')
    .execute()

test.for(['/api', '/trips/api'])(
  '%s/o/i18n answers every text of the site by its English one',
  async (base) => {
    const { status, body, headers } = await app.call(`${base}/o/i18n/ar/all?platform=web`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ Home: 'الرئيسية', Search: 'بحث', '{{count}} days_few': '{{count}} أيام' })
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('cache-control')).toBe('public, max-age=60, stale-while-revalidate=600')
    expect(headers.get('vary')).toBe('Accept-Encoding')
  },
)

test.for([
  { lang: 'ar', home: 'الرئيسية' },
  { lang: 'ar-kw', home: 'الرئيسية' },
  { lang: 'AR', home: 'الرئيسية' },
  { lang: 'ar_KW', home: 'الرئيسية' },
  { lang: 'en', home: 'Home' },
  { lang: 'en-GB', home: 'Home' },
  { lang: 'de', home: 'Home' },
  { lang: 'fr-ca', home: 'Accueil' },
  { lang: 'arn', home: 'Home' },
])('in $lang Home is $home', async ({ lang, home }) => {
  expect((await translations.catalogue(lang)).body.Home).toBe(home)
})

test('without a platform the catalogue is the site’s; the widget has one of its own', async () => {
  const { body: site } = await app.call('/api/o/i18n/ar/all')
  expect(site).toEqual((await translations.catalogue('ar', 'web')).body)
  expect((await app.call('/api/o/i18n/ar/all?platform=')).body).toEqual(site)
  await translations.change(await translations.missing('Ride with us', 'widget'), 'put', {
    version: 1,
    text: 'سافر معنا',
  })
  expect((await translations.catalogue('ar', 'widget')).body['Ride with us']).toBe('سافر معنا')
  expect((await translations.catalogue('ar', 'web')).body['Ride with us']).toBeUndefined()
})

test('who has the catalogue already is told so, until a text of it changes', async () => {
  const { headers } = await translations.catalogue()
  const etag = headers.get('etag') ?? ''
  const again = (tag: string) =>
    app.app.request('http://rihla.test/api/o/i18n/ar/all', { headers: { 'if-none-match': tag } })
  for (const tag of [etag, etag.replace('W/', ''), `"x", ${etag}`, '*']) {
    const reply = await again(tag)
    expect([reply.status, await reply.text(), reply.headers.get('etag')]).toEqual([304, '', etag])
  }
  expect((await again('"x"')).status).toBe(200)
  const id = await translations.missing('A text of today')
  expect((await again(etag)).status).toBe(304)
  await translations.change(id, 'put', { version: 1, text: 'نص اليوم' })
  const changed = await again(etag)
  expect(changed.status).toBe(200)
  expect(changed.headers.get('etag')).not.toBe(etag)
  expect(await changed.json()).toMatchObject({ 'A text of today': 'نص اليوم' })
})

test.for([
  { accepts: 'br, gzip', encoding: 'br', unpacked: brotliDecompressSync },
  { accepts: 'gzip', encoding: 'gzip', unpacked: gunzipSync },
])('it is packed as $encoding for who accepts $accepts', async ({ accepts, encoding, unpacked }) => {
  const reply = await app.app.request('http://rihla.test/api/o/i18n/ar/all', {
    headers: { 'accept-encoding': accepts },
  })
  expect(reply.headers.get('content-encoding')).toBe(encoding)
  const text = unpacked(Buffer.from(await reply.arrayBuffer())).toString()
  expect(JSON.parse(text)).toEqual((await translations.catalogue()).body)
})

test('another process answers with a changed text within five seconds', async () => {
  const other = await testApp({ sharedWith: app })
  try {
    const home = async () => (await other.call('/api/o/i18n/ar/all')).body['Shared text']
    expect(await home()).toBeUndefined()
    await translations.change(await translations.missing('Shared text'), 'put', {
      version: 1,
      text: 'نص مشترك',
    })
    app.clock.pass({ milliseconds: 4999 })
    expect(await home()).toBeUndefined()
    app.clock.pass({ milliseconds: 1 })
    expect(await home()).toBe('نص مشترك')
  } finally {
    await other.close()
  }
})

test.for(['a', 'arabic-with-a-long-name', '%00', '1', 'ar-'])('%s is no language', async (lang) => {
  const refused = await translations.catalogue(lang)
  expectProblem(refused, { status: 400, code: 'invalid_request', fields: [{ path: 'lang' }] })
  expectArabic(await app.call(`/api/o/i18n/${lang}/all?lang_id=2`))
})

test('another platform has no catalogue', async () => {
  const refused = await translations.catalogue('ar', 'desktop')
  expectProblem(refused, {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'platform', message: 'Platform must be web or widget' }],
  })
})

test.for(['/api', '/trips/api'])(
  '%s/o/i18n/translate answers one text, or a list in its order',
  async (base) => {
    const lookUp = (english: string | string[]) =>
      app.call(`${base}/o/i18n/translate`, {
        body: { platform: 'web', lang: 'ar-kw', english, temporary: true },
      })
    const one = await lookUp('Home')
    expect([one.status, one.body, one.headers.get('cache-control')]).toEqual([
      200,
      { data: 'الرئيسية' },
      'no-store',
    ])
    expect((await lookUp(['Search', 'Known to nobody', 'Home', 'Search'])).body).toEqual({
      data: ['بحث', 'Known to nobody', 'الرئيسية', 'بحث'],
    })
    expect((await lookUp(['Home'])).body).toEqual({ data: ['الرئيسية'] })
  },
)

test('what is not known is answered in English, and waits for a translator with how often it was asked for', async () => {
  expect((await translate('Roof box')).body).toEqual({ data: 'Roof box' })
  app.clock.pass({ hours: 1 })
  expect((await translate(['Roof box', 'Roof box', 'Cargo net', 'Home'])).body).toEqual({
    data: ['Roof box', 'Roof box', 'Cargo net', 'الرئيسية'],
  })
  const row = { platform: 'web', lang: 'ar', state: 'missing', text: null }
  const [nine, ten] = [
    Temporal.Instant.from('2026-12-01T09:00:00Z'),
    Temporal.Instant.from('2026-12-01T10:00:00Z'),
  ]
  expect(await storedTexts()).toEqual([
    { ...row, english: 'Roof box', asked: 2, first_seen: nine, last_seen: ten },
    { ...row, english: 'Cargo net', asked: 1, first_seen: ten, last_seen: ten },
  ])
})

test.for([
  { name: 'a temporary text', over: { temporary: true } },
  { name: 'a text wanted in English', over: { lang: 'en' } },
  { name: 'a text wanted in a language that we have not', over: { lang: 'de' } },
])('$name is answered in English and kept nowhere', async ({ over }) => {
  expect((await translate('Seen once', over)).body).toEqual({ data: 'Seen once' })
  expect(await storedTexts()).toEqual([])
})

test('a text that is to stay English is not counted again', async () => {
  const id = await translations.missing('OK Mobility')
  await translations.change(id, 'dismiss', { version: 1 })
  expect((await translate('OK Mobility')).body).toEqual({ data: 'OK Mobility' })
  expect(await storedTexts()).toMatchObject([{ state: 'dismissed', asked: 1 }])
})

test('a text of two platforms is two texts', async () => {
  await translate('Cargo net')
  await translate('Cargo net', { platform: 'widget' })
  expect((await storedTexts()).map(({ platform }) => platform)).toEqual(['web', 'widget'])
})

test('a day has room for so many texts of a platform and no more; known ones are counted all the same', async () => {
  await translate('Known before')
  await app.database.db
    .updateTable('translation_days')
    .set({ added: MAX_TEXTS_A_DAY - 2 })
    .execute()
  const texts = ['First', 'Second', 'Third', 'Known before']
  expect((await translate(texts)).body).toEqual({ data: texts })
  await translate('Fourth')
  expect((await storedTexts()).map(({ english, asked }) => [english, asked])).toEqual([
    ['Known before', 2],
    ['First', 1],
    ['Second', 1],
  ])
  await translate('Of the widget', { platform: 'widget' })
  app.clock.pass({ hours: 15 })
  await translate('Fourth')
  expect((await storedTexts()).map(({ english }) => english)).toContain('Of the widget')
  expect((await storedTexts()).map(({ english }) => english)).toContain('Fourth')
})

const MARKUP = '<script>alert("&")</script> <b>{{name}}</b>'

test('markup is text: it is sent so that nobody can take it for markup, and read back as it was', async () => {
  const lookUp = (english: string) =>
    app.app.request('http://rihla.test/api/o/i18n/translate', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ platform: 'web', lang: 'ar', english }),
    })
  const untranslated = await (await lookUp(MARKUP)).text()
  expect(untranslated).not.toMatch(/[<>&]/)
  expect(JSON.parse(untranslated)).toEqual({ data: MARKUP })
  const text = '<script>alert("نعم")</script> <b>{{name}}</b>'
  await translations.change(await translations.missing(MARKUP), 'put', { version: 1, text })
  expect(JSON.parse(await (await lookUp(MARKUP)).text())).toEqual({ data: text })
  const catalogue = await app.app.request('http://rihla.test/api/o/i18n/ar/all')
  const sent = await catalogue.text()
  expect(sent).not.toMatch(/[<>&]/)
  expect(JSON.parse(sent)[MARKUP]).toBe(text)
})

test.for([
  { name: 'without a text', over: { english: ' ' }, path: 'english' },
  { name: 'with a text of 2001 characters', over: { english: 'x'.repeat(2001) }, path: 'english' },
  { name: 'with no texts', over: { english: [] }, path: 'english' },
  { name: 'with 51 texts', over: { english: Array.from({ length: 51 }, () => 'x') }, path: 'english' },
  { name: 'with a number for a text', over: { english: 5 }, path: 'english' },
  { name: 'with a list that has none', over: { english: ['x', ''] }, path: 'english.1' },
  { name: 'with a control character', over: { english: 'x\u0000' }, path: 'english' },
  { name: 'with half a character', over: { english: '\ud800' }, path: 'english' },
  { name: 'without a platform', over: { platform: undefined }, path: 'platform' },
  { name: 'without a language', over: { lang: undefined }, path: 'lang' },
  { name: 'with a word for yes', over: { temporary: 'true' }, path: 'temporary' },
  { name: 'with another field', over: { text: 'x' }, path: 'text' },
])('a translation is refused $name', async ({ over, path }) => {
  const refused = await translate('x', over)
  expectProblem(refused, { status: 400, code: 'invalid_request', fields: [{ path }] })
  expectArabic(await translate('x', { ...over, lang_id: 2 }))
  expect(await storedTexts()).toEqual([])
})

test('2000 characters of any script are a text, and 50 of them are one call', async () => {
  const texts = Array.from({ length: 50 }, (_, at) => `${at} ${'s'.repeat(1990)}`)
  expect((await translate(texts)).body).toEqual({ data: texts })
  const chinese = '車'.repeat(2000)
  expect((await translate(chinese)).body).toEqual({ data: chinese })
  expect(await storedTexts()).toHaveLength(51)
})

test('one address asks so often a minute, under both bases together', async () => {
  const limited = await testApp({ environment: { RATE_LIMIT_SCALE: '0.1' } })
  try {
    const body = { platform: 'web', lang: 'ar', english: 'Home' }
    for (let asked = 0; asked < 3; asked++)
      for (const base of ['/api', '/trips/api'])
        expect((await limited.call(`${base}/o/i18n/translate`, { body })).status).toBe(200)
    const refused = await limited.call('/api/o/i18n/translate', { body })
    expectProblem(refused, { status: 429, code: 'too_many_requests' })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await limited.close()
  }
})

test('what nobody asks for any more goes after 30 days, and what a person has translated stays', async () => {
  await translate(['Asked once', 'Asked again'])
  const translated = await translations.missing('By a person')
  await translations.change(translated, 'put', { version: 1, text: 'مترجم' })
  await translations.change(await translations.missing('Left alone'), 'dismiss', { version: 1 })
  const pass = async (days: number) => {
    app.clock.pass({ hours: days * 24 })
    await app.app.runJob('remove what is over')
    return (await storedTexts()).map(({ english }) => english)
  }
  app.clock.pass({ hours: 24 })
  await translate('Asked again')
  expect(await pass(29.5)).toEqual(['Asked again', 'By a person', 'Left alone'])
  expect(await pass(1)).toEqual(['By a person', 'Left alone'])
  expect(await pass(400)).toEqual(['By a person'])
  expect(await app.database.db.selectFrom('translation_days').selectAll().execute()).toEqual([])
})
