import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PASSWORD, peopleOf } from '#testing/builders/accounts/people.ts'
import { attributedBookingsOn } from '#testing/builders/partners/attributed-bookings.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'

let app: TestApp
let people: ReturnType<typeof peopleOf>
let ownerId: string
let owner: string
let receiver: { server: Server; url: string; calls: { id: string; body: unknown }[]; status: number }
beforeAll(async () => {
  app = await testApp()
  people = peopleOf(app)
  const server = createServer(async (request, response) => {
    const body = (await request.setEncoding('utf8').toArray()).join('')
    receiver.calls.push({ id: String(request.headers['webhook-id']), body: JSON.parse(body) })
    response.writeHead(receiver.status).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  receiver = { server, url, calls: [], status: 200 }
})
beforeEach(async () => {
  receiver.calls = []
  receiver.status = 200
  ownerId = await people.add({ role: 'partner', email: `${crypto.randomUUID()}@example.com` })
  owner = (await people.tokenOf(ownerId)).token
})
afterAll(async () => {
  receiver.server.close()
  await app.close()
})

const PATH = '/api/user/partner-postback'
const read = (token = owner) => app.call(PATH, { token })
const save = (url: unknown, token = owner, password = PASSWORD) =>
  app.call(PATH, { token, body: { url, password } })
const post = (name: string, token = owner) => app.call(`${PATH}/${name}`, { token, body: {} })
const send = () => app.app.runJob('send postbacks')

test('an address is kept with a secret; a call to try it is delivered once and stands in the log', async () => {
  expect((await read()).body).toEqual({ postback: null, may_change: true, calls: [] })
  expectProblem(await save(receiver.url, owner, 'another password'), {
    status: 422,
    code: 'wrong_password',
    fields: [{ path: 'password' }],
  })
  const saved = await save(receiver.url)
  expect(saved.body.postback).toEqual({
    url: receiver.url,
    secret: expect.stringMatching(/^whsec_[\w+/]{43}=$/),
    paused_until: null,
  })
  expect((await post('test')).status).toBe(200)
  await send()
  await send()
  const { calls } = (await read()).body
  expect(calls).toMatchObject([{ type: 'test', attempts: 1, failure: null, booking: null }])
  expect(receiver.calls).toEqual([
    { id: calls[0].id, body: { type: 'test', at: calls[0].at, booking: null } },
  ])
})

test('a receiver that fails is tried again under the same id, later and later, and all its calls wait', async () => {
  await save(receiver.url)
  receiver.status = 500
  await post('test')
  await send()
  await post('test')
  await send()
  expect(receiver.calls.length).toBe(1)
  const failing = (await read()).body
  expect(failing.postback.paused_until).toBe(app.clock.now().add({ minutes: 1 }).toString())
  expect(failing.calls.map(({ failure }: { failure: string | null }) => failure)).toEqual([null, 'HTTP 500'])
  receiver.status = 204
  app.clock.pass({ minutes: 2 })
  await send()
  expect(new Set(receiver.calls.map(({ id }) => id)).size).toBe(2)
  expect(receiver.calls.length).toBe(3)
  const { calls } = (await read()).body
  expect(calls.every(({ accepted_at }: { accepted_at: string | null }) => accepted_at !== null)).toBe(true)
})

test('what nobody accepts is given up after three days, and what was not sent goes with the address', async () => {
  await save(receiver.url)
  receiver.status = 500
  await post('test')
  for (let day = 0; day < 4; day++) {
    await send()
    app.clock.pass({ hours: 24 })
  }
  const tried = receiver.calls.length
  expect(tried).toBe(3)
  await send()
  expect(receiver.calls.length).toBe(tried)
  // The sign-in before is over.
  owner = (await people.tokenOf(ownerId)).token
  expect((await post('remove')).body).toEqual({ postback: null, may_change: true, calls: [] })
  expectProblem(await post('test'), { status: 404, code: 'no_postback' })
})

test('a new secret signs from then on, and another address keeps it', async () => {
  const first = (await save(receiver.url)).body.postback.secret
  const second = (await post('new-secret')).body.postback.secret
  expect(second).not.toBe(first)
  expect((await save(`${receiver.url}new`)).body.postback.secret).toBe(second)
})

test.for([
  'partner.example/rihla',
  'ftp://partner.example/',
  'https://me:secret@partner.example/',
  'https://partner.example:25/',
  `https://partner.example/${'x'.repeat(500)}`,
])('%s is no address to call', async (url) => {
  expectProblem(await save(url), { status: 400, code: 'invalid_request', fields: [{ path: 'url' }] })
})

test('an address in a private network is kept, never called, and the log says why', async () => {
  await save('https://10.1.2.3/')
  await post('test')
  await send()
  expect((await read()).body.calls).toMatchObject([
    { attempts: 1, accepted_at: null, failure: 'not an address of the internet over https' },
  ])
})

test('who reads reports sees the address without its secret, and changes nothing', async () => {
  await save(receiver.url)
  const { db } = app.database
  await db.updateTable('partner_members').set({ role: 'reports' }).execute()
  try {
    expect((await read()).body.postback).toMatchObject({ url: receiver.url, secret: null })
    for (const rejected of [await save(receiver.url), await post('test'), await post('remove')])
      expectProblem(rejected, { status: 403, code: 'owners_only' })
  } finally {
    await db.updateTable('partner_members').set({ role: 'owner' }).execute()
  }
})

test('a partner hears of a booking and of its cancellation, by our reference and their sub-id, of no traveller', async () => {
  const { db } = app.database
  const member = db.selectFrom('partner_members').select('partner_id').where('user_id', '=', ownerId)
  const { partner_id: partnerId } = await member.executeTakeFirstOrThrow()
  await save(receiver.url)
  const bookings = attributedBookingsOn({ db, clock: app.clock })
  const id = await bookings.addConfirmed({ partnerId, subId: 'autumn' })
  const deliveries = async () => {
    await app.app.runJob('partners: what bookings earn')
    await send()
    return receiver.calls.splice(0).map(({ body }) => body)
  }
  const { reference } = await db
    .selectFrom('bookings')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const eur = (amount: number) => ({ amount, currency: 'EUR' })
  const at = app.clock.now().toString()
  const booking = {
    kind: 'car',
    reference,
    sub_id: 'autumn',
    reason: null,
    commission: eur(1000),
    change: eur(1000),
  }
  expect(await deliveries()).toEqual([
    { type: 'commission.changed', at, booking: { ...booking, state: 'pending' } },
  ])
  await bookings.become(id, 'cancelled')
  const reversed = { state: 'reversed', reason: 'cancelled', commission: eur(0), change: eur(-1000) }
  expect(await deliveries()).toEqual([
    { type: 'commission.changed', at, booking: { ...booking, ...reversed } },
  ])
  expect(await deliveries()).toEqual([])
})
