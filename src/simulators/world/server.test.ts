import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBook } from './book.ts'
import { serveSimulator, usualPrices } from './server.ts'
import type { Simulator } from './server.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-simulator-'))
let simulator: Simulator
const prices = usualPrices()
let answered = 0

beforeAll(async () => {
  simulator = await serveSimulator({
    options: { port: 0 },
    book: openBook(join(folder, 'book.sqlite'), String),
    prices,
    orders: {},
    protocol: {
      contentType: 'text/xml',
      gzip: false,
      read: ({ body }) => ({
        operation: body === 'book' ? 'reserve' : 'availability',
        answer: () => {
          answered += 1
          return `<reply>${body}</reply>`
        },
      }),
    },
  })
})
afterAll(async () => {
  await simulator.close()
  rmSync(folder, { recursive: true, force: true })
})

const post = (path: string, body: string) => fetch(simulator.url + path, { method: 'POST', body })

test('a fault is ordered over HTTP, for so many calls of one operation', async () => {
  const order = { mode: 'failing', operation: 'reserve', times: 1 }
  expect((await post('/_faults', JSON.stringify(order))).status).toBe(200)
  expect((await post('/', 'search')).status).toBe(200)
  expect((await post('/', 'book')).status).toBe(500)
  expect((await post('/', 'book')).status).toBe(200)
})

test('a delayed request is answered when the next fault is ordered', async () => {
  await simulator.injectFault({ mode: 'held' })
  const [before, calls] = [answered, simulator.calls('availability')]
  const pending = post('/', 'search')
  await expect.poll(() => simulator.calls('availability')).toBe(calls + 1)
  expect(answered).toBe(before)
  await simulator.injectFault({ mode: 'none' })
  expect((await pending).status).toBe(200)
})

test('a dropped booking was made, a dropped connection was not', async () => {
  await simulator.injectFault({ mode: 'drop_after_booking' })
  const before = answered
  await expect(post('/', 'book')).rejects.toThrow()
  expect(answered).toBe(before + 1)
  expect((await post('/', 'search')).status).toBe(200)
  await simulator.injectFault({ mode: 'drop' })
  await expect(post('/', 'book')).rejects.toThrow()
  expect(answered).toBe(before + 2)
  await simulator.injectFault({ mode: 'none' })
})

test('garbage comes in turns: cut, random, HTML', async () => {
  await simulator.injectFault({ mode: 'garbage', times: 3 })
  const bodies = []
  for (const _ of [1, 2, 3]) bodies.push(await (await post('/', 'x')).text())
  expect(bodies[0]).toBe('<reply>x<')
  expect(bodies[2]).toContain('<html>')
  expect(await (await post('/', 'x')).text()).toBe('<reply>x</reply>')
})

test('closed stops listening and opens again on the same port', async () => {
  expect((await post('/_faults', JSON.stringify({ mode: 'closed', delayMs: 150 }))).status).toBe(200)
  const state = () =>
    post('/', 'x').then(
      () => 'open',
      () => 'closed',
    )
  await expect.poll(state).toBe('closed')
  await expect.poll(state).toBe('open')
})

test('prices are set over HTTP; an invalid order is rejected', async () => {
  expect((await post('/_prices', '{"level":12000}')).status).toBe(200)
  expect(prices.level).toBe(12_000)
  for (const body of ['', '{}', '{"mode":"angry"}', 'null'])
    expect((await post('/_faults', body)).status).toBe(400)
})

test('the book is listed over HTTP', async () => {
  expect(await (await fetch(`${simulator.url}/_book`)).json()).toEqual([])
})
