import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { sameOrigin } from './same-origin.ts'

const SITE = 'https://rihla.example'

test.for([
  { origin: SITE, own: true },
  { origin: undefined, own: false },
  { origin: 'null', own: false },
  { origin: 'https://evil.example', own: false },
  { origin: 'https://rihla.example.evil.example', own: false },
  { origin: 'https://rihla.example:8443', own: false },
  // Pages over plain http can be forged by a man in the middle.
  { origin: 'http://rihla.example', own: false },
])('at $origin, a page of the site: $own', async ({ origin, own }) => {
  const app = new Hono().post('/', (c) => c.json(sameOrigin(c, SITE)))
  const headers = { host: 'rihla.example', ...(origin !== undefined && { origin }) }
  const reply = await app.request('http://rihla.example/', { method: 'POST', headers })
  expect(await reply.json()).toBe(own)
})

test('without an address of its own the site is where it was asked', async () => {
  const app = new Hono().post('/', (c) => c.json(sameOrigin(c, undefined)))
  const from = async (origin: string) =>
    (await app.request('http://localhost:3000/', { method: 'POST', headers: { origin } })).json()
  expect(await from('http://localhost:3000')).toBe(true)
  expect(await from('http://localhost:4000')).toBe(false)
})
