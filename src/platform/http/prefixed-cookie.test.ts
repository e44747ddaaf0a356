import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { prefixedCookie } from './prefixed-cookie.ts'

/** Returns the cookies set for a browser, and the value read from the cookies it sends. */
async function visit(options: { secure: boolean; path?: string }, cookie = '') {
  const partnerCookie = prefixedCookie('rihla_partner', options)
  const app = new Hono().get('/', (c) => {
    const read = partnerCookie.read(c) ?? null
    partnerCookie.write(c, 'new', { sameSite: 'Lax' })
    return c.json(read)
  })
  const reply = await app.request('/', { headers: { cookie } })
  return { read: await reply.json(), set: reply.headers.getSetCookie() }
}

test.for([
  { secure: true, set: '__Host-rihla_partner=new; Path=/; HttpOnly; Secure; SameSite=Lax' },
  {
    secure: true,
    path: '/api',
    set: '__Secure-rihla_partner=new; Path=/api; HttpOnly; Secure; SameSite=Lax',
  },
  { secure: false, set: 'rihla_partner=new; Path=/; HttpOnly; SameSite=Lax' },
])('over https no other host sets it: $set', async ({ set, ...options }) => {
  expect((await visit(options)).set).toEqual([set])
})

test('the name of a release before is read, and gives way to the new one', async () => {
  const first = await visit({ secure: true }, 'rihla_partner=old')
  expect(first.read).toBe('old')
  expect(first.set.join()).toContain('rihla_partner=; Max-Age=0')
  expect((await visit({ secure: true }, '__Host-rihla_partner=ours; rihla_partner=tossed')).read).toBe('ours')
})
