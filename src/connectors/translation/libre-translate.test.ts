import { afterEach, beforeEach, expect, test } from 'vitest'
import { startLibreTranslate } from '#testing/stand-ins/libre-translate.ts'
import { libreTranslate } from './libre-translate.ts'

let service: Awaited<ReturnType<typeof startLibreTranslate>>
beforeEach(async () => {
  service = await startLibreTranslate({ key: 'a key of ours' })
})
afterEach(() => service.close())

const translator = ({ url = service.url, key = 'a key of ours', timeoutMs = 2000 } = {}) =>
  libreTranslate({ url, key, timeoutMs })

test('texts are translated in their order, as text from English, with our key', async () => {
  expect(await translator()(['Roof box', '<b>Cargo net</b>'], 'ar')).toEqual({
    ok: true,
    value: ['[ar] Roof box', '[ar] <b>Cargo net</b>'],
  })
  expect(service.requests).toEqual([
    {
      line: 'POST /translate',
      body: {
        q: ['Roof box', '<b>Cargo net</b>'],
        source: 'en',
        target: 'ar',
        format: 'text',
        api_key: 'a key of ours',
      },
    },
  ])
})

test('without a key none is sent', async () => {
  const open = await startLibreTranslate()
  try {
    const translate = libreTranslate({ url: `${open.url}/`, key: undefined, timeoutMs: 2000 })
    expect(await translate(['Roof box'], 'ar')).toMatchObject({ ok: true })
    expect(open.requests[0]?.body).not.toHaveProperty('api_key')
  } finally {
    await open.close()
  }
})

test.for([
  { name: 'a text for a list', body: { translatedText: 'صندوق سقف' } },
  { name: 'too few texts', body: { translatedText: ['صندوق سقف'] } },
  { name: 'too many texts', body: { translatedText: ['1', '2', '3'] } },
  { name: 'a number for a text', body: { translatedText: ['1', 2] } },
  { name: 'an error', body: { error: 'Slow down' } },
  { name: 'nothing', body: null },
])('$name is garbage', async ({ body }) => {
  service.answers(() => Response.json(body))
  expect(await translator()(['Roof box', 'Cargo net'], 'ar')).toEqual({
    ok: false,
    failure: { code: 'garbage', detail: 'not one text for each' },
  })
})

test.for(['', '<!DOCTYPE html>', '{"translatedText":["a","b"]'])('%s is garbage', async (text) => {
  service.answers(() => new Response(text))
  expect(await translator()(['Roof box', 'Cargo net'], 'ar')).toMatchObject({
    ok: false,
    failure: { code: 'garbage' },
  })
})

test.for([400, 403, 429, 500])('HTTP %i is garbage, whatever it says', async (status) => {
  service.answers(() => Response.json({ translatedText: ['صندوق سقف'] }, { status }))
  expect(await translator()(['Roof box'], 'ar')).toEqual({
    ok: false,
    failure: { code: 'garbage', detail: `HTTP ${status}` },
  })
})

test('one who takes the call and hangs is no answer in time', async () => {
  service.answers(() => new Promise<Response>(() => {}))
  expect(await translator({ timeoutMs: 200 })(['Roof box'], 'ar')).toMatchObject({
    ok: false,
    failure: { code: 'no_answer' },
  })
})

test('nobody there is unreachable', async () => {
  const { url, close } = await startLibreTranslate()
  await close()
  expect(await translator({ url })(['Roof box'], 'ar')).toMatchObject({
    ok: false,
    failure: { code: 'unreachable' },
  })
})
