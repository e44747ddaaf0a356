import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripeSimulator, type StripeSimulator } from '#connectors/payments/stripe/stripe-simulator.ts'
import { mayDo, STAFF_ROLES } from '#domains/staff/members/staff-role.contract.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem, readReply } from '#testing/builders/api/problem.ts'
import { travellersThings, type Ask, type Asker } from '#testing/builders/api/route-requests.ts'
import { CALLERS, ROUTE_ROLES, type Caller, type Cell } from '#testing/builders/api/route-roles.ts'
import { builtSite } from '#testing/stand-ins/built-site.ts'
import { builtWidget } from '#testing/stand-ins/built-widget.ts'
import { STRIPE_KEYS } from '#testing/stand-ins/stripe.ts'

const STRIPE_WEBHOOK = 'POST /api/payments/stripe/webhook'

let app: TestApp
let withStripe: TestApp
let stripe: StripeSimulator
let distDir = ''
let people: ReturnType<typeof peopleOf>
let things: Awaited<ReturnType<typeof travellersThings>>
const ids = new Map<Caller, string>()

beforeAll(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'rihla-dist-'))
  await mkdir(join(distDir, 'client', 'assets'), { recursive: true })
  for (const file of ['entry.js', 'favicon.svg']) await writeFile(join(distDir, 'client', 'assets', file), '')
  await builtWidget(distDir)
  const site = builtSite(distDir)
  stripe = await startStripeSimulator(STRIPE_KEYS)
  app = await testApp({ fleet: { stock: 500 }, context: { site } })
  withStripe = await testApp({
    environment: {
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
      STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
      STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
      STRIPE_URL: stripe.url,
    },
    context: { site },
  })
  people = peopleOf(app)
  ids.set('guest', await people.add({ role: 'guest' }))
  for (const [caller, role] of Object.entries({
    traveller: 'traveller',
    another: 'traveller',
    partner: 'partner',
    staff: 'staff',
  } as const))
    ids.set(caller as Caller, await people.add({ role, email: `${caller}@example.com` }))
  ids.set('forged', ids.get('traveller') ?? '')
  things = await travellersThings(app, ids.get('traveller') ?? '')
})
afterAll(async () => {
  await Promise.all([app.close(), withStripe.close()])
  await stripe.close()
  await rm(distDir, { recursive: true, force: true })
})

/** A caller's headers; each time with a new token, so that signing out does not end another session. */
async function credentials(caller: Caller): Promise<Record<string, string>> {
  const id = ids.get(caller)
  if (id === undefined) return {}
  const { token } = await people.tokenOf(id)
  return caller === 'forged'
    ? { cookie: `rihla_token=${token}`, origin: 'https://evil.example' }
    : { authorization: `Basic ${token}` }
}

async function asker(caller: Caller): Promise<Asker> {
  const id = caller === 'guest' ? undefined : ids.get(caller)
  return { account: id === undefined ? null : (await people.tokenOf(id)).token }
}

function signedEvent(): Ask {
  const body = JSON.stringify({
    id: 'evt_1',
    type: 'customer.created',
    data: { object: { object: 'customer', id: 'cus_1' } },
  })
  return { body, headers: { 'stripe-signature': stripe.sign(body, withStripe.clock.now()) } }
}

async function send(route: string, caller: Caller): Promise<Response> {
  const [method = '', pattern = ''] = route.split(' ')
  const asked = route === STRIPE_WEBHOOK ? signedEvent() : await things.requests[route]?.(await asker(caller))
  const { path = pattern, body, headers = {} } = asked ?? {}
  const isForm = body instanceof FormData || body instanceof URLSearchParams
  const sent = typeof body === 'object' && !isForm ? JSON.stringify(body) : body
  return (route === STRIPE_WEBHOOK ? withStripe : app).app.request(`http://rihla.test${path}`, {
    method,
    headers: {
      ...(sent !== undefined && !isForm && { 'content-type': 'application/json' }),
      'idempotency-key': crypto.randomUUID(),
      ...headers,
      ...(await credentials(caller)),
    },
    ...(sent !== undefined && { body: sent }),
  })
}

test('the table has a row for every route of the product, and for no other', () => {
  const rows = ROUTE_ROLES.map(({ route }) => route)
  expect(rows.toSorted()).toEqual([...new Set([...app.app.routes, ...withStripe.app.routes])].toSorted())
})

test('every call of the API reference is among its routes', async () => {
  const { paths } = (await app.call('/openapi.json')).body as { paths: Record<string, object> }
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  expect(calls.length).toBeGreaterThan(30)
  expect(app.app.routes).toEqual(expect.arrayContaining(calls))
})

/** The problem code for a caller who is rejected. Trips take bearer tokens alone: a cookie is nobody's there. */
function reasonOf(route: string, caller: Caller, cells: Record<Caller, Cell>): string {
  if (/ \/(trips|auth)\//.test(route)) return 'token_missing'
  if (caller === 'forged') return 'cross_origin'
  if (cells[caller] === '401') return 'sign_in_required'
  if (caller === 'guest') return 'account_required'
  return cells.partner === '403' ? 'staff_only' : 'partners_only'
}

/** What is asked does not fit an address; nothing is written. */
const ASKS_BY_A_BODY: ReadonlySet<string> = new Set(['POST /api/staff/trips/quote'])

/** Whether only staff may call it: such a write adds an audit entry. */
function isForStaffAlone(cells: Record<Caller, Cell>): boolean {
  return cells.staff === 'yes' && cells.traveller === '403' && cells.partner === '403'
}

async function countAudited(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_entries`.execute(
    app.database.db,
  )
  return rows[0]?.count ?? 0
}

test.for(
  ROUTE_ROLES.flatMap(({ route, cells }) =>
    CALLERS.map((caller) => ({ route, caller, cells, cell: cells[caller] })).filter(
      ({ cell }) => cell !== '-',
    ),
  ),
)('$route, $caller: $cell', async ({ route, caller, cells, cell }) => {
  const isStaffWrite =
    caller === 'staff' && isForStaffAlone(cells) && cells.forged !== '-' && !ASKS_BY_A_BODY.has(route)
  const auditedBefore = isStaffWrite ? await countAudited() : 0
  const response = await send(route, caller)
  if (cell === 'yes') {
    if (isStaffWrite) expect(await countAudited(), 'rows of the audit').toBeGreaterThan(auditedBefore)
    if (response.status < 400) return response.body?.cancel()
    expect.fail(`${response.status} ${await response.text()}`)
  }
  const reply = await readReply(response)
  const said = JSON.stringify(reply.body)
  for (const mark of things.marks) expect(said).not.toContain(mark)
  if (cell === 'own') return expect(reply.status, said).toBeLessThan(400)
  if (cell === '422') return expectProblem(reply, { status: 422, code: reply.body.code })
  if (cell === '404') return expect(reply.status, said).toBe(404)
  const code = route === 'GET /metrics' ? 'metrics_closed' : reasonOf(route, caller, cells)
  expectProblem(reply, { status: Number(cell), code })
})

const OF_STAFF = ROUTE_ROLES.flatMap(({ route, needs }) => (needs === null ? [] : { route, needs }))

test('every route of the staff says which of their roles it needs, and no other does', () => {
  const under = ROUTE_ROLES.filter(({ route }) => / \/api\/staff\//.test(route))
  expect(OF_STAFF.map(({ route }) => route)).toEqual(under.map(({ route }) => route))
})

/** What a member of the staff is told; guards come before the request is read, so that a bare one will do. */
async function askAsMember(route: string, token: string): Promise<string> {
  const [method = '', path = ''] = route.split(' ')
  const sent = method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{}' }
  const { headers, ...body } = sent || { headers: {} }
  const request = { method, headers: { ...headers, authorization: `Basic ${token}` }, ...body }
  const { status, body: said } = await readReply(await app.app.request(`http://rihla.test${path}`, request))
  return status === 403 ? said.code : 'let in'
}

test.for(STAFF_ROLES)('a %s is let in where the table says so, and nowhere else', async (role) => {
  const id = await people.add({ role: 'staff', email: `${role}.alone@example.com`, staffRoles: [role] })
  const { token } = await people.tokenOf(id)
  for (const { route, needs } of OF_STAFF) {
    const may = typeof needs === 'string' || mayDo([role], needs)
    expect(await askAsMember(route, token), route).toBe(may ? 'let in' : 'staff_role_missing')
  }
})

test.for([
  {
    name: 'who has not passed a second step',
    secondStep: false,
    suspended: false,
    code: 'second_step_missing',
  },
  { name: 'who is suspended', secondStep: true, suspended: true, code: 'staff_suspended' },
])('a member of the staff $name is let in nowhere', async ({ secondStep, suspended, code }) => {
  const id = await people.add({ role: 'staff', email: `${code}@example.com` })
  const { token } = await people.tokenOf(id, { secondStep })
  if (suspended)
    await app.database.db
      .updateTable('staff_members')
      .set({ suspended_at: app.clock.now() })
      .where('user_id', '=', id)
      .execute()
  for (const { route, needs } of OF_STAFF)
    expect(await askAsMember(route, token), route).toBe(needs === 'me' ? 'let in' : code)
})

test('a writing route says what it does on a forged request, a reading one has nothing to say', () => {
  for (const { route, cells } of ROUTE_ROLES)
    expect(`${route} ${cells.forged === '-' ? 'reads' : 'writes'}`).toMatch(/^(GET .* reads|POST .* writes)$/)
})
