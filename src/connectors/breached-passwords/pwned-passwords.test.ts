import { afterEach, beforeEach, expect, test } from 'vitest'
import { sha1, startBreachedPasswords, textOf } from '#testing/stand-ins/breached-passwords.ts'
import { pwnedPasswords } from './pwned-passwords.ts'

const LEAKED = 'a camel that leaked'
const SUFFIX = sha1(LEAKED).slice(5)
const OTHER = '0018A45C4D1DEF81644B54AB7F969B88D65'

let service: Awaited<ReturnType<typeof startBreachedPasswords>>
beforeEach(async () => {
  service = await startBreachedPasswords({ [LEAKED]: 3, 'كلمة مسربة': 1 })
})
afterEach(() => service.close())

const createCheck = ({ url = service.url, timeoutMs = 2000 } = {}) =>
  pwnedPasswords({ url, timeoutMs, userAgent: 'Rihla' })

test('one that was seen in a breach is known, another is not', async () => {
  const isBreached = createCheck()
  expect(await isBreached(LEAKED)).toEqual({ ok: true, value: true })
  expect(await isBreached('كلمة مسربة')).toEqual({ ok: true, value: true })
  expect(await isBreached('a camel that kept quiet')).toEqual({ ok: true, value: false })
  expect(await isBreached(LEAKED.toUpperCase())).toEqual({ ok: true, value: false })
})

test('the first five letters of the hash are told, and nothing else of the password', async () => {
  await createCheck()(LEAKED)
  expect(service.requests).toMatchObject([
    {
      line: `GET /range/${sha1(LEAKED).slice(0, 5)}`,
      headers: { 'add-padding': 'true', 'user-agent': 'Rihla' },
      body: '',
    },
  ])
  const sentText = JSON.stringify(service.requests).toUpperCase()
  expect(sentText).not.toContain(SUFFIX.slice(0, 8))
  expect(sentText).not.toContain('CAMEL')
})

test('it is asked for under the whole path of its address', async () => {
  await createCheck({ url: `${service.url}/mirror/` })(LEAKED)
  expect(service.requests[0]?.line).toMatch(/^GET \/mirror\/range\/[\dA-F]{5}$/)
})

test.for([
  { name: 'a line of padding is no hit', body: `${OTHER}:7\r\n${SUFFIX}:0`, known: false },
  { name: 'nor is one padded to many digits', body: `${SUFFIX}:000`, known: false },
  { name: 'a count of ten is no padding', body: `${SUFFIX}:10`, known: true },
  { name: 'padding beside a hit', body: `${SUFFIX}:0\r\n${SUFFIX}:4`, known: true },
  { name: 'small letters', body: `${OTHER}:1\r\n${SUFFIX.toLowerCase()}:4`, known: true },
  { name: 'lines that end without a carriage return', body: `${SUFFIX}:4\n${OTHER}:1\n`, known: true },
  { name: 'a last line that is ended', body: `${OTHER}:1\r\n${SUFFIX}:4\r\n`, known: true },
])('$name', async ({ body, known }) => {
  service.answers(() => textOf(body))
  expect(await createCheck()(LEAKED)).toEqual({ ok: true, value: known })
})

test.for([
  { name: 'nothing', body: '' },
  { name: 'a page', body: '<!DOCTYPE html><title>Maintenance</title>' },
  { name: 'a list with a page at its end', body: `${SUFFIX}:4\r\n<html>` },
  { name: 'hashes without counts', body: SUFFIX },
  { name: 'a count that is none', body: `${SUFFIX}:-4` },
  { name: 'whole hashes', body: `${sha1(LEAKED)}:4` },
  { name: 'hashes of another kind', body: `${SUFFIX.slice(0, 27)}:4` },
])('$name is garbage', async ({ body }) => {
  service.answers(() => textOf(body))
  expect(await createCheck()(LEAKED)).toMatchObject({ ok: false, failure: { code: 'garbage' } })
})

test.for([302, 404, 429, 500, 503])('HTTP %i is garbage, whatever it says', async (status) => {
  service.answers(() => new Response(`${SUFFIX}:4`, { status, headers: { location: '/elsewhere' } }))
  expect(await createCheck()(LEAKED)).toEqual({
    ok: false,
    failure: { code: 'garbage', detail: `HTTP ${status}` },
  })
})

/** Returns a body of whole lines, the hit first, that never ends or ends after the timeout. */
function endless({ parts }: { parts: number }): Response {
  let sent = 0
  return new Response(
    new ReadableStream({
      async pull(controller) {
        if (sent === parts) return new Promise(() => {})
        const line = sent === 0 ? `${SUFFIX}:4\r\n` : `${OTHER}:1\r\n`.repeat(2000)
        sent += 1
        controller.enqueue(new TextEncoder().encode(line))
      },
    }),
  )
}

test('a list that never ends is dropped, long before its time is over', async () => {
  service.answers(() => endless({ parts: Infinity }))
  expect(await createCheck({ timeoutMs: 20_000 })(LEAKED)).toMatchObject({
    ok: false,
    failure: { code: 'garbage' },
  })
})

test('one who takes the call and hangs, or stops in the middle, is no answer in time', async () => {
  for (const answer of [() => new Promise<Response>(() => {}), () => endless({ parts: 1 })]) {
    service.answers(answer)
    expect(await createCheck({ timeoutMs: 200 })(LEAKED)).toMatchObject({
      ok: false,
      failure: { code: 'no_answer' },
    })
  }
})

test('nobody there is unreachable', async () => {
  const { url, close } = await startBreachedPasswords({})
  await close()
  expect(await createCheck({ url })(LEAKED)).toMatchObject({ ok: false, failure: { code: 'unreachable' } })
})
