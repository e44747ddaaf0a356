import { expect, test } from 'vitest'
import { accountOf, newAddresses } from '#testing/builders/accounts/account.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { authClient } from '#testing/stand-ins/auth-client.ts'
import { journey } from '#testing/builders/rentals/journey.ts'

const app = forFile(await testApp())
const account = accountOf(app)

const newEmail = newAddresses('layla')

const requestLink = (email: string, client = authClient(app)) =>
  client.send('/api/auth/signin/email', { email })

test('a link that is mailed signs in, once, and leads where its reader wanted to be', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  const reply = await requestLink(email)
  expect(new URL(reply.body.url).pathname).toBe('/api/auth/verify-request')
  const link = (await account.signInLinkFor(email)) ?? ''

  const phone = authClient(app)
  const opened = await phone.signInBy(link)
  expect(opened).toMatchObject({ status: 302, location: 'http://rihla.test/account' })
  expect((await phone.session()).body.user.email).toBe(email)

  const other = authClient(app)
  expect(await other.signInBy(link)).toMatchObject({
    status: 302,
    location: 'http://rihla.test/error?error=Verification',
  })
  expect((await other.session()).body).toEqual({})
})

test('a program that follows the link of a mail uses it up neither there nor at the address it led to before', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  await requestLink(email)
  const link = (await account.signInLinkFor(email)) ?? ''
  const { search } = new URL(link, 'http://rihla.test')
  for (const method of ['HEAD', 'GET']) {
    const response = await app.app.request(`http://rihla.test/api/auth/callback/email${search}`, { method })
    expect([response.status, response.headers.getSetCookie()]).toEqual([302, []])
    expect(response.headers.get('location')).toBe(`/sign-in-link${search}`)
  }
  const elsewhere = authClient(app)
  const form = Object.fromEntries(new URLSearchParams(search))
  const forged = await elsewhere.request('/api/auth/callback/email', {
    form,
    headers: { origin: 'https://evil.example' },
  })
  expect(forged.status).toBe(403)
  const client = authClient(app)
  await client.signInBy(link)
  expect((await client.session()).body.user.email).toBe(email)
})

test.for([
  { to: 'sign in', request: requestLink, job: 'mail links to sign in' },
  {
    to: 'choose another password',
    request: (email: string, client: ReturnType<typeof authClient>) =>
      client.request('/api/forget-password', { json: { email } }),
    job: 'mail links to choose a password and to prove an address',
  },
])(
  'strangers who ask for links to $to keep no browser waiting that has signed in',
  async ({ request, job }) => {
    const email = newEmail()
    await account.registerVerified({ email })
    const browser = authClient(app)
    await requestLink(email)
    await browser.signInBy((await account.signInLinkFor(email)) ?? '')
    const mailed = async (client = authClient(app), address = email) => {
      const before = (await account.mailsTo(address)).length
      await request(address, client)
      await app.app.runJob(job)
      return (await account.mailsTo(address)).length - before
    }
    const toStrangers: number[] = []
    for (let count = 0; count < 5; count++) {
      app.clock.pass({ minutes: 1 })
      toStrangers.push(await mailed())
    }
    expect(toStrangers.slice(0, 4)).toEqual([1, 1, 1, 1])
    expect(await mailed()).toBe(0)
    const other = newEmail()
    await account.registerVerified({ email: other })
    const ofAnother = authClient(app)
    await requestLink(other)
    await ofAnother.signInBy((await account.signInLinkFor(other)) ?? '')
    expect(await mailed(ofAnother)).toBe(0)
    expect(await mailed(browser)).toBe(1)
    expect(await mailed(browser)).toBe(0)
  },
)

test('who has claimed an address is no browser of its owner', async () => {
  const email = newEmail()
  const { headers } = await account.register({ email, password: 'was here much earlier' })
  expect(headers.getSetCookie().join()).toContain('rihla_token=')
  expect(headers.getSetCookie().join()).not.toContain('rihla_known=')
})

test('a link is over after half an hour', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  await requestLink(email)
  const link = (await account.signInLinkFor(email)) ?? ''
  app.clock.pass({ minutes: 30 })
  const client = authClient(app)
  expect((await client.signInBy(link)).location).toContain('error=Verification')
  expect((await client.session()).body).toEqual({})
})

test('an unknown address is answered the same, and gets no mail', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  const [known, unknown] = [await requestLink(email), await requestLink('nobody@example.com')]
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  await app.app.runJob('mail links to sign in')
  expect(await account.mailsTo('nobody@example.com')).toEqual([])
})

test('who has claimed an address without proving it gets no way in by its reader’s link', async () => {
  const email = newEmail()
  await account.register({ email, password: 'was here much earlier' })
  await requestLink(email)
  expect(await account.signInLinkFor(email)).toBeNull()
  expect(await account.secretFor(email, 'reset-password')).toMatch(/^[\w-]{43}$/)
})

test('what is no address is refused with EmailSignin', async () => {
  const { status, body } = await requestLink('not an address')
  expect({ status, error: new URL(body.url).searchParams.get('error') }).toEqual({
    status: 401,
    error: 'EmailSignin',
  })
})

test('the secret of another link, and none, sign nobody in', async () => {
  const email = newEmail()
  await account.register({ email })
  const secret = await account.secretFor(email, 'verify-email')
  for (const query of [`?token=${secret}`, '']) {
    const client = authClient(app)
    const { location } = await client.signInBy(`/sign-in-link${query}`)
    expect(location).toMatch(/\/error\?error=/)
    expect((await client.session()).body).toEqual({})
  }
})

/** Creates a guest with a car in the cart, in a separate browser. */
async function guestWithCart() {
  const { guest, quote, cart } = journey(app)
  const token = await guest()
  const { booking_id } = await cart(token, (await quote('Flexible')).quote_id)
  const browser = authClient(app)
  browser.jar.set('rihla_token', token)
  const bookings = async () => (await browser.request('/api/user/booking')).body.items
  return { browser, booking_id, bookings }
}

test('the cart of the browser that a link was asked for in goes with its traveller', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  const { browser, booking_id, bookings } = await guestWithCart()
  await requestLink(email, browser)
  await browser.signInBy((await account.signInLinkFor(email)) ?? '')
  expect((await browser.session()).body.user.email).toBe(email)
  expect(await bookings()).toMatchObject([{ booking_id }])
})

test('whoever opens a link that somebody else has asked for gives them none of their bookings', async () => {
  const email = newEmail()
  const token = await account.registerVerified({ email })
  const { browser } = await guestWithCart()
  await requestLink(email)
  await browser.signInBy((await account.signInLinkFor(email)) ?? '')
  expect((await app.call('/api/user/booking', { token })).body.items).toEqual([])
})
