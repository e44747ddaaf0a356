import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addressOf, resolveCallerAddress, proxiesOf } from './caller-address.ts'
import { createRateLimits } from './rate-limit.ts'

const PROXIES = '127.0.0.1, 10.0.0.0/8,::1'

/** Sends a request from an address, with an optional X-Forwarded-For. */
const request = (app: Hono, from: string, passedOn?: string) =>
  app.request(
    '/',
    { headers: passedOn === undefined ? {} : { 'x-forwarded-for': passedOn } },
    { incoming: { socket: { remoteAddress: from } } },
  )

test.for([
  { name: 'nobody passed on', from: '203.0.113.7', address: '203.0.113.7' },
  { name: 'no proxy passed on', from: '203.0.113.7', passedOn: '198.51.100.1', address: '203.0.113.7' },
  { name: 'a proxy passed on', from: '127.0.0.1', passedOn: '203.0.113.7', address: '203.0.113.7' },
  { name: 'a proxy by IPv6', from: '::ffff:127.0.0.1', passedOn: '2001:db8::7', address: '2001:db8::7' },
  { name: 'two proxies', from: '::1', passedOn: '203.0.113.7, 10.1.2.3', address: '203.0.113.7' },
  { name: 'a caller who says more', from: '::1', passedOn: '1.1.1.1,203.0.113.7', address: '203.0.113.7' },
  { name: 'what is no address', from: '127.0.0.1', passedOn: 'unknown', address: '127.0.0.1' },
  { name: 'a proxy that asks itself', from: '10.0.0.9', address: '10.0.0.9' },
])('$name: the caller is $address', async ({ from, passedOn, address }) => {
  const isProxy = proxiesOf(PROXIES)
  if (!isProxy) throw new Error('no list')
  const app = new Hono().use(resolveCallerAddress(isProxy, () => {})).get('/', (c) => c.text(addressOf(c)))
  expect(await (await request(app, from, passedOn)).text()).toBe(address)
})

test('where no proxy is trusted nobody is believed', async () => {
  const app = new Hono()
    .use(
      resolveCallerAddress(
        () => false,
        () => {},
      ),
    )
    .get('/', (c) => c.text(addressOf(c)))
  expect(await (await request(app, '127.0.0.1', '203.0.113.7')).text()).toBe('127.0.0.1')
})

test('the first request that is passed on by who is not trusted is told, and no other', async () => {
  const isProxy = proxiesOf(PROXIES)
  if (!isProxy) throw new Error('no list')
  const reported: string[] = []
  const app = new Hono()
    .use(resolveCallerAddress(isProxy, (address) => reported.push(address)))
    .get('/', (c) => c.text(addressOf(c)))
  await request(app, '198.51.100.1')
  await request(app, '10.0.0.1', '203.0.113.7')
  expect(reported).toEqual([])
  await request(app, '198.51.100.1', '203.0.113.7')
  await request(app, '198.51.100.2', '203.0.113.8')
  expect(reported).toEqual(['198.51.100.1'])
})

test.for(['', 'proxy.example', '10.0.0.0/33', '10.0.0.0/', '10.0.0.0/8/8', '::1/129', '127.0.0.1,'])(
  '“%s” is no list of proxies',
  (list) => {
    expect(proxiesOf(list)).toBeNull()
  },
)

test('whoever has an IPv6 network has one share of a limit, not one for each of its addresses', async () => {
  const app = new Hono().get('/', createRateLimits({ scale: 1 })('calls', 2), (c) => c.text('answered'))
  const statuses: number[] = []
  for (const from of ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1'])
    statuses.push((await request(app, from)).status)
  expect(statuses).toEqual([200, 200, 429, 200])
})
