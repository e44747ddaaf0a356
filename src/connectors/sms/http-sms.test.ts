import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { listener } from '#testing/infrastructure/listener.ts'
import { httpSms, type SmsGateway } from './http-sms.ts'

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

type SentRequest = { method: string; url: string; authorization: string | null; body: string }

/** Starts a gateway that answers with a status and records requests. */
async function gateway(status = 200) {
  const server = await listener()
  open.push(server)
  const requests: SentRequest[] = []
  server.answerBy(async (request) => {
    requests.push({
      method: request.method,
      url: request.url.replace(/^http:\/\/[^/]+/, ''),
      authorization: request.headers.get('authorization'),
      body: await request.text(),
    })
    return new Response('queued', { status })
  })
  return { url: `http://127.0.0.1:${server.port}`, requests }
}

const JSON_POST = {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: 'Bearer secret' },
  body: '{"to":"{to}","text":"{text}"}',
} as const satisfies Omit<SmsGateway, 'url'>

const sms = { id: '1', recipient: '+971501234567', text: 'رمزك "123456" & <more>', attempts: 1 }

test('JSON is posted with the headers, whatever the text has in it', async () => {
  const { url, requests } = await gateway()
  expect(await httpSms({ url: `${url}/v1/messages`, ...JSON_POST })(sms)).toEqual({ ok: true, value: null })
  expect(requests).toEqual([
    { method: 'POST', url: '/v1/messages', authorization: 'Bearer secret', body: expect.any(String) },
  ])
  expect(JSON.parse(requests[0]?.body ?? '')).toEqual({ to: sms.recipient, text: sms.text })
})

test('a form is posted escaped', async () => {
  const { url, requests } = await gateway(202)
  const form = {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'To={to}&Body={text}&To2={to}',
  }
  expect((await httpSms({ url, ...JSON_POST, ...form })(sms)).ok).toBe(true)
  expect(Object.fromEntries(new URLSearchParams(requests[0]?.body))).toEqual({
    To: sms.recipient,
    Body: sms.text,
    To2: sms.recipient,
  })
})

test('XML is posted escaped', async () => {
  const { url, requests } = await gateway()
  const xml = { headers: { 'content-type': 'text/xml' }, body: '<sms to="{to}">{text}</sms>' }
  await httpSms({ url, ...JSON_POST, ...xml })(sms)
  expect(requests[0]?.body).toBe('<sms to="+971501234567">رمزك &quot;123456&quot; &amp; &lt;more&gt;</sms>')
})

test('an address may hold number and text, for a gateway that reads with GET', async () => {
  const { url, requests } = await gateway()
  const template = `${url}/send/{to}?message={text}&key=1`
  expect((await httpSms({ ...JSON_POST, url: template, method: 'GET' })(sms)).ok).toBe(true)
  const sent = new URL(requests[0]?.url ?? '', url)
  expect(requests[0]).toMatchObject({ method: 'GET', body: '' })
  expect(decodeURIComponent(sent.pathname)).toBe('/send/+971501234567')
  expect(sent.searchParams.get('message')).toBe(sms.text)
  expect(sent.searchParams.get('key')).toBe('1')
})

test.for([
  { name: 'refuses', status: 401, detail: 'HTTP 401' },
  { name: 'fails', status: 500, detail: 'HTTP 500' },
  { name: 'sends elsewhere', status: 302, detail: 'HTTP 302' },
])('a gateway that $name has not sent', async ({ status, detail }) => {
  const { url } = await gateway(status)
  expect(await httpSms({ url, ...JSON_POST })(sms)).toEqual({
    ok: false,
    failure: { code: 'not_sent', detail },
  })
})

test('a message whose answer is lost is not sent again: it may be on its way', async () => {
  let requestCount = 0
  const server = createServer(({ socket }, response) => {
    requestCount += 1
    if (requestCount === 1) response.end()
    else socket.destroy()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  open.push({ close: async () => void server.close() })
  const address = server.address()
  const send = httpSms({
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    ...JSON_POST,
  })
  expect((await send(sms)).ok).toBe(true)
  expect((await send(sms)).ok).toBe(false)
  expect(requestCount).toBe(2)
})

test('a gateway that is not there has not sent, and no header is told', async () => {
  const server = await listener()
  await server.close()
  const sent = await httpSms({ url: `http://127.0.0.1:${server.port}`, ...JSON_POST })(sms)
  expect(sent).toMatchObject({ ok: false, failure: { code: 'not_sent' } })
  expect(JSON.stringify(sent)).toContain('unreachable')
  expect(JSON.stringify(sent)).not.toContain('secret')
})
