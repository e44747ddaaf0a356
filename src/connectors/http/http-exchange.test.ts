import { once } from 'node:events'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { httpExchange, httpText } from './http-exchange.ts'

const closing: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function server(listener: RequestListener) {
  const listening = createServer(listener)
  listening.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const close = async () => {
    if (!listening.listening) return
    listening.close()
    listening.closeAllConnections()
    await once(listening, 'close')
  }
  closing.push(close)
  const address = listening.address()
  return { url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`, close }
}

const call = { headers: {}, body: 'x', timeoutMs: 1_000 }

test('packed replies are unpacked, also when the server does not say that they are packed', async () => {
  const { url } = await server((_, response) => void response.end(gzipSync('<a/>')))
  expect(await httpText({ url, concurrency: 1 })(call)).toEqual({ ok: true, value: '<a/>' })
})

test('a reply too large is garbage, packed or not', async () => {
  const large = Buffer.alloc(9 * 1024 * 1024, 32)
  for (const body of [large, gzipSync(large)]) {
    const { url } = await server((_, response) => void response.end(body))
    expect(await httpText({ url, concurrency: 1 })({ ...call, timeoutMs: 30_000 })).toMatchObject({
      ok: false,
      failure: { code: 'garbage' },
    })
  }
})

test('UTF-8 is read whatever the declaration says, UTF-16 by its mark', async () => {
  const text = '<?xml version="1.0" encoding="utf-16"?><a>é</a>'
  for (const body of [Buffer.from(text), Buffer.from(`\uFEFF${text}`, 'utf16le')]) {
    const { url } = await server((_, response) => void response.end(body))
    expect(await httpText({ url, concurrency: 1 })(call)).toEqual({ ok: true, value: text })
  }
})

test('nobody listening is unreachable, a name that does not exist too', async () => {
  const { url, close } = await server((_, response) => void response.end())
  await close()
  for (const address of [url, 'http://supplier.invalid'])
    for (const urgent of [true, false])
      expect(await httpText({ url: address, concurrency: 1 })({ ...call, urgent })).toMatchObject({
        ok: false,
        failure: { code: 'unreachable' },
      })
})

test('a connection cut before or within the reply is no answer', async () => {
  const before = await server((request) => void request.socket.destroy())
  const within = await server((request, response) => {
    response.writeHead(200, { 'content-length': 100 })
    response.write('<a>')
    request.socket.end()
  })
  for (const { url } of [before, within])
    for (const urgent of [true, false])
      expect(await httpText({ url, concurrency: 1 })({ ...call, urgent })).toMatchObject({
        ok: false,
        failure: { code: 'no_answer' },
      })
})

test('a search whose connection is cut is sent once more, a booking never', async () => {
  let requestCount = 0
  const { url } = await server((request) => {
    requestCount += 1
    request.socket.destroy()
  })
  const http = httpText({ url, concurrency: 1 })
  for (const [urgent, times] of [
    [true, 1],
    [false, 2],
  ] as const) {
    requestCount = 0
    await http({ ...call, urgent })
    expect(requestCount).toBe(times)
  }
})

test('a redirect is not followed: it would carry the account elsewhere', async () => {
  const { url } = await server(
    (_, response) => void response.writeHead(302, { location: 'http://a.invalid' }).end(),
  )
  expect(await httpText({ url, concurrency: 1 })(call)).toMatchObject({
    ok: false,
    failure: { detail: 'HTTP 302' },
  })
})

test('an exchange answers the text with whatever status, and asks by GET without a body', async () => {
  const { url } = await server((request, response) => {
    const { 'content-length': size = 'none' } = request.headers
    response.writeHead(401).end(`${request.method} ${size}`)
  })
  const exchange = httpExchange({ url, concurrency: 1 })
  expect(await exchange({ ...call, method: 'GET', body: '' })).toEqual({
    ok: true,
    value: { status: 401, text: 'GET none' },
  })
  expect(await exchange(call)).toMatchObject({ value: { text: 'POST 1' } })
  expect(await httpText({ url, concurrency: 1 })(call)).toMatchObject({
    failure: { code: 'garbage', detail: 'HTTP 401' },
  })
})

test('no more searches at once than agreed; bookings do not queue behind them', async () => {
  let open = 0
  let maxOpen = 0
  const waiting: (() => void)[] = []
  const { url } = await server((request, response) => {
    request.resume()
    open += 1
    maxOpen = Math.max(maxOpen, open)
    waiting.push(() => {
      open -= 1
      response.end('<a/>')
    })
  })
  const http = httpText({ url, concurrency: 2 })
  const searches = Array.from({ length: 6 }, () => http({ ...call, timeoutMs: 5_000 }))
  await expect.poll(() => waiting.length).toBe(2)
  const booking = http({ ...call, urgent: true })
  await expect.poll(() => waiting.length).toBe(3)
  waiting.splice(2).forEach((answer) => answer())
  expect((await booking).ok).toBe(true)
  const answering = setInterval(() => waiting.splice(0).forEach((answer) => answer()), 5)
  expect((await Promise.all(searches)).every(({ ok }) => ok)).toBe(true)
  clearInterval(answering)
  expect(maxOpen).toBe(3)
})

test('a search that waited out its time-out was never sent', async () => {
  let requestCount = 0
  const { url } = await server((request) => {
    requestCount += 1
    request.resume()
  })
  const http = httpText({ url, concurrency: 1 })
  const [first, second] = await Promise.all([
    http({ ...call, timeoutMs: 150 }),
    http({ ...call, timeoutMs: 100 }),
  ])
  expect(first).toMatchObject({ ok: false, failure: { code: 'no_answer' } })
  expect(second).toMatchObject({ ok: false, failure: { code: 'overloaded' } })
  expect(requestCount).toBe(1)
})

test('a search that finds the queue full is refused at once, and those before it are answered', async () => {
  const waiting: (() => void)[] = []
  const { url } = await server((request, response) => {
    request.resume()
    waiting.push(() => void response.end('<a/>'))
  })
  const http = httpText({ url, concurrency: 2 })
  const patient = { ...call, timeoutMs: 60_000 }
  const queued = Array.from({ length: 10 }, () => http(patient))
  for (const _ of [1, 2, 3])
    expect(await http(patient)).toMatchObject({ ok: false, failure: { code: 'overloaded' } })
  await expect.poll(() => waiting.length).toBe(2)
  const answering = setInterval(() => waiting.splice(0).forEach((answer) => answer()), 5)
  expect((await Promise.all(queued)).every(({ ok }) => ok)).toBe(true)
  expect(await http(patient)).toMatchObject({ ok: true })
  clearInterval(answering)
})

test('an idle connection the supplier closed costs a search nothing', async () => {
  const used = new Set<Socket>()
  const { url } = await server((request, response) => {
    if (used.has(request.socket)) return void request.socket.destroy()
    used.add(request.socket)
    request.resume()
    response.end('<a/>')
  })
  const http = httpText({ url, concurrency: 1 })
  for (const _ of [1, 2, 3]) expect(await http(call)).toEqual({ ok: true, value: '<a/>' })
  expect(used.size).toBeGreaterThan(1)
})
