import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { startProviderEnvironment } from '#testing/builders/accounts/account-environments.ts'
import { authClient } from '#testing/stand-ins/auth-client.ts'
import { machineTime } from '#testing/stand-ins/openid-provider.ts'

const lines: Record<string, unknown>[] = []
const log = pino({ level: 'info', base: null }, { write: (line) => lines.push(JSON.parse(line)) })
const { provider, app, account } = await startProviderEnvironment({ now: machineTime, log })
beforeEach(() => {
  lines.length = 0
  provider.state.rejects = false
})

let count = 0
const newPerson = () => {
  const sub = `subject-${(count += 1)}`
  return { sub, email: `${sub}@example.com`, email_verified: true, given_name: 'Omar', family_name: 'Saleh' }
}

type Client = ReturnType<typeof authClient>

/** Visits the provider, which redirects back. Returns the redirect URL on our side. */
async function goThere(client: Client): Promise<string> {
  const { status, body } = await client.send('/api/auth/signin/google')
  expect(status).toBe(200)
  expect(body.url).toContain(`${provider.issuer}/authorize`)
  const there = await fetch(body.url, { redirect: 'manual' })
  return there.headers.get('location') ?? ''
}

async function signIn(person: typeof provider.state.person, client = authClient(app)) {
  provider.state.person = person
  return { client, answer: await client.request(await goThere(client)) }
}

const errorOf = (location: string | null) => new URL(location ?? '').searchParams.get('error')

test('the provider is one of the ways to sign in', async () => {
  const { body } = await authClient(app).request('/api/auth/providers')
  expect(body.google).toMatchObject({ id: 'google', name: 'Google', type: 'oauth' })
})

test('who is new gets an account with a proved address, and the same one the next time', async () => {
  const person = newPerson()
  const { client, answer } = await signIn(person)
  expect(answer).toMatchObject({ status: 302, location: 'http://rihla.test/account' })
  const first = (await client.session()).body.user
  expect(first).toMatchObject({ name: 'Omar Saleh', email: person.email })
  expect(first.userData).toMatchObject({ role: 'traveller', email_verified: true })

  const { client: again } = await signIn({ ...person, email: 'elsewhere@example.com' })
  expect((await again.session()).body.user.userData.id).toBe(first.userData.id)
})

test('an address that both sides have proved links the account there is', async () => {
  const person = newPerson()
  const token = await account.registerVerified({ email: person.email })
  const { client } = await signIn(person)
  const mine = await app.call('/api/user/profile', { token })
  expect((await client.session()).body.user.userData.id).toBe(mine.body.user.id)
})

test('an address that the service has not proved opens no account that has: OAuthAccountNotLinked', async () => {
  const person = newPerson()
  await account.registerVerified({ email: person.email })
  const { client, answer } = await signIn({ ...person, email_verified: false })
  expect(new URL(answer.location ?? '').pathname).toBe('/login')
  expect(errorOf(answer.location)).toBe('OAuthAccountNotLinked')
  expect((await client.session()).body).toEqual({})
})

test('who has claimed an address without proving it has no part in the account of its reader', async () => {
  const person = newPerson()
  const { body } = await account.register({ email: person.email, first_name: 'Squatter' })
  const { client } = await signIn(person)
  const { user } = (await client.session()).body
  expect(user.name).toBe('Omar Saleh')
  expect(user.userData.id).not.toBe(body.user.id)
})

test('an identity without an address is no account', async () => {
  const { sub } = newPerson()
  const { client, answer } = await signIn({ sub })
  expect(errorOf(answer.location)).toBe('OAuthCallback')
  expect((await client.session()).body).toEqual({})
})

test('who does not agree is back on the sign-in page: OAuthCallback', async () => {
  provider.state.rejects = true
  const { client, answer } = await signIn(newPerson())
  expect(new URL(answer.location ?? '').pathname).toBe('/login')
  expect(errorOf(answer.location)).toBe('OAuthCallback')
  expect((await client.session()).body).toEqual({})
})

/** The sign-in page, with its error for a failed callback. */
const CALLBACK_ERROR = '/login?error=OAuthCallback'

test('the way back is nobody else’s: without the cookies of the way there nobody is signed in', async () => {
  provider.state.person = newPerson()
  const back = await goThere(authClient(app))
  const other = authClient(app)
  expect((await other.request(back)).location).toBe(CALLBACK_ERROR)
  expect((await other.session()).body).toEqual({})
})

test.for([
  { name: 'without the state of the way there', spoil: (back: URL) => back.searchParams.delete('state') },
  { name: 'with another state', spoil: (back: URL) => back.searchParams.set('state', 'another') },
])('the way back $name signs nobody in, and is one line of the log without a stack', async ({ spoil }) => {
  const client = authClient(app)
  provider.state.person = newPerson()
  const back = new URL(await goThere(client))
  spoil(back)
  expect((await client.request(back.pathname + back.search)).location).toBe(CALLBACK_ERROR)
  expect((await client.session()).body).toEqual({})
  const logged = lines.filter(({ msg }) => msg === 'sign-in')
  expect(logged).toMatchObject([
    { level: 40, name: 'OAuthCallbackError', why: expect.stringContaining('state') },
  ])
  expect(JSON.stringify(lines)).not.toContain('stack')
})

test('a code works once', async () => {
  const client = authClient(app)
  provider.state.person = newPerson()
  const back = await goThere(client)
  await client.request(back)
  const other = authClient(app)
  for (const [name, value] of client.jar) if (!name.startsWith('rihla')) other.jar.set(name, value)
  expect((await other.request(back)).location).toBe(CALLBACK_ERROR)
  expect((await other.session()).body).toEqual({})
})
