import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startStripeSimulator } from '#src/simulators/stripe/stripe-simulator.ts'
import { hiddenFields, withoutFields } from '#domains/staff/members/field-roles.ts'
import { mayDo, STAFF_ROLES, type StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { linkTo, SECTION_NAMES, STAFF_SECTIONS } from '#web/areas/staff/sections.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { declaredRoutes } from '#testing/builders/api/declared-routes.ts'
import { expectProblem, readReply } from '#testing/builders/api/problem.ts'
import { travellersThings, type ValidRequest, type Requester } from '#testing/builders/api/route-requests.ts'
import { CHANGES_NOTHING, SHOWS_NO_PEOPLE } from '#testing/builders/api/staff-unaudited.ts'
import { CALLERS, routeRoles, type Caller, type RouteRoles } from '#testing/builders/api/route-roles.ts'
import { builtSite } from '#testing/stand-ins/built-site.ts'
import { builtWidget } from '#testing/stand-ins/built-widget.ts'
import { STRIPE_KEYS } from '#testing/stand-ins/stripe.ts'

const STRIPE_WEBHOOK = 'POST /api/payments/stripe/webhook'

const distDir = await mkdtemp(join(tmpdir(), 'rihla-dist-'))
await mkdir(join(distDir, 'client', 'assets'), { recursive: true })
for (const file of ['entry.js', 'favicon.svg']) await writeFile(join(distDir, 'client', 'assets', file), '')
await builtWidget(distDir)
const site = builtSite(distDir)
const stripe = await startStripeSimulator(STRIPE_KEYS)
// Started before the tests are named: their rows are of the routes that these have.
const app = await testApp({ fleet: { stock: 500 }, context: { site } })
const withStripe = await testApp({
  environment: {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: STRIPE_KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret,
    STRIPE_URL: stripe.url,
  },
  context: { site },
})
const ROWS = routeRoles(app, withStripe)
const DECLARED = new Map(declaredRoutes(app).map((declared) => [declared.route, declared]))
const people = peopleOf(app)
let things: Awaited<ReturnType<typeof travellersThings>>
const ids = new Map<Caller, string>()

beforeAll(async () => {
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

async function createRequester(caller: Caller): Promise<Requester> {
  const id = caller === 'guest' ? undefined : ids.get(caller)
  return { account: id === undefined ? null : (await people.tokenOf(id)).token }
}

function signedEvent(): ValidRequest {
  const body = JSON.stringify({
    id: 'evt_1',
    type: 'customer.created',
    data: { object: { object: 'customer', id: 'cus_1' } },
  })
  return { body, headers: { 'stripe-signature': stripe.sign(body, withStripe.clock.now()) } }
}

async function send(route: string, caller: Caller): Promise<Response> {
  const [method = '', pattern = ''] = route.split(' ')
  const prepared =
    route === STRIPE_WEBHOOK ? signedEvent() : await things.requests[route]?.(await createRequester(caller))
  const {
    path = pattern,
    body = DECLARED.get(route)?.body?.example as object | undefined,
    headers = {},
  } = prepared ?? {}
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

test('every call of the product is in the reference, which says whom it admits, but a mailed link and a gateway’s events', () => {
  const isCall = (route: string) => / \/(api|trips\/api|auth|trips\/auth)\//.test(route)
  const outside = ROWS.filter(({ route }) => !DECLARED.has(route)).map(({ route }) => route)
  expect(outside.filter(isCall).toSorted()).toEqual([
    'GET /api/newsletter/leave',
    'GET /api/price-mails/leave',
    STRIPE_WEBHOOK,
  ])
  // What else there is are files and pages; the forms of these are sent to them.
  const written = outside.filter((route) => !route.startsWith('GET '))
  expect(written.toSorted()).toEqual(['POST /*', STRIPE_WEBHOOK])
  expect(ROWS.filter(({ access }) => access.admits !== 'anybody').length).toBeGreaterThan(150)
})

/** The problem code for a caller who is rejected. Trips take bearer tokens alone: a cookie is nobody's there. */
function reasonOf({ route, access, cells }: RouteRoles, caller: Caller): string {
  if (/ \/(trips|auth)\//.test(route)) return 'token_missing'
  if (caller === 'forged') return 'cross_origin'
  if (cells[caller] === '401') return 'sign_in_required'
  if (caller === 'guest') return 'account_required'
  return access.admits === 'staff' ? 'staff_only' : 'partners_only'
}

async function countAudited(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from audit_entries`.execute(
    app.database.db,
  )
  return rows[0]?.count ?? 0
}

test.for(
  ROWS.flatMap((row) =>
    CALLERS.map((caller) => ({ row, route: row.route, caller, cell: row.cells[caller] })).filter(
      ({ cell }) => cell !== '-',
    ),
  ),
)('$route, $caller: $cell', async ({ row, route, caller, cell }) => {
  // What only staff may write, and a look at a person's data, add an audit entry.
  const isWrite = row.cells.forged !== '-'
  const isAudited =
    caller === 'staff' &&
    row.access.admits === 'staff' &&
    !(isWrite ? CHANGES_NOTHING : SHOWS_NO_PEOPLE).has(route)
  // A look within minutes of the same is not another one.
  if (isAudited) await app.database.db.deleteFrom('staff_looks').execute()
  const auditedBefore = isAudited ? await countAudited() : 0
  const response = await send(route, caller)
  expect(DECLARED.get(route)?.statuses ?? [response.status], 'declared').toContain(response.status)
  if (cell === 'yes') {
    if (isAudited) expect(await countAudited(), 'rows of the audit').toBeGreaterThan(auditedBefore)
    if (response.status < 400) return response.body?.cancel()
    expect.fail(`${response.status} ${await response.text()}`)
  }
  const reply = await readReply(response)
  const replyText = JSON.stringify(reply.body)
  for (const mark of things.marks) expect(replyText).not.toContain(mark)
  if (cell === 'own') return expect(reply.status, replyText).toBeLessThan(400)
  if (cell === '422') return expectProblem(reply, { status: 422, code: reply.body.code })
  if (cell === '404') return expect(reply.status, replyText).toBe(404)
  // Callers come by a proxy, for which it is not there.
  if (route === 'GET /metrics') return expectProblem(reply, { status: 404, code: 'not_found' })
  expectProblem(reply, { status: Number(cell), code: reasonOf(row, caller) })
})

const OF_STAFF = ROWS.flatMap(({ route, access }) =>
  access.admits === 'staff' ? { route, needs: access.staffRoles } : [],
)

test('no route changes the audit', () => {
  const ofAudit = ROWS.filter(({ route }) => route.includes('/staff/audit')).map(({ route }) => route)
  expect(ofAudit).toEqual(['GET /api/staff/audit', 'GET /api/staff/audit/file'])
})

test('what is said to change nothing or to show nobody is a route of the staff', () => {
  const ofStaff = new Set(ROWS.filter(({ access }) => access.admits === 'staff').map(({ route }) => route))
  expect([...SHOWS_NO_PEOPLE, ...CHANGES_NOTHING].filter((route) => !ofStaff.has(route))).toEqual([])
})

test('every route below /api/staff is for the staff by their roles, but who one is oneself, and no other is', () => {
  const under = ROWS.filter(({ route }) => / \/api\/staff\//.test(route))
  expect(OF_STAFF.map(({ route }) => route)).toEqual(under.map(({ route }) => route))
  expect(OF_STAFF.filter(({ needs }) => !needs).map(({ route }) => route)).toEqual(['GET /api/staff/me'])
  for (const { route, needs = [] } of OF_STAFF)
    for (const role of needs) expect(STAFF_ROLES, route).toContain(role)
})

test('a section of the staff area opens for the roles that its list answers', () => {
  const needsOf = new Map(OF_STAFF.map(({ route, needs = [] }) => [route, needs]))
  const sections = SECTION_NAMES.flatMap((name) => {
    const answered = needsOf.get(`GET /api${linkTo(name)}`)
    return answered ? { name, shown: STAFF_SECTIONS[name].needs, answered } : []
  })
  expect(sections.length).toBeGreaterThanOrEqual(7)
  expect(sections.filter(({ shown, answered }) => shown.join() !== answered.join())).toEqual([])
})

test('every route below /api/user is for who has a token, and every one of trips knows its callers by bearers alone', () => {
  for (const { route, access } of ROWS) {
    if (/ \/api\/user\//.test(route)) expect(['guest', 'account', 'partner'], route).toContain(access.admits)
    if (/ \/(trips|auth)\//.test(route))
      expect(['trip person', 'refresh token', 'embedder', 'anybody'], route).toContain(access.admits)
  }
})

function staffRole(name: string): StaffRole {
  const role = STAFF_ROLES.find((one) => one === name)
  if (!role) throw new Error(`no role of the staff: ${name}`)
  return role
}

/** What a member of the staff is told; guards come before the request is read, so that a bare one will do. */
async function callAsMember(route: string, token: string): Promise<string> {
  const [method = '', path = ''] = route.split(' ')
  const sent = method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{}' }
  const { headers, ...body } = sent || { headers: {} }
  const request = { method, headers: { ...headers, authorization: `Basic ${token}` }, ...body }
  const { status, body: replyText } = await readReply(
    await app.app.request(`http://rihla.test${path}`, request),
  )
  return status === 403 ? replyText.code : 'let in'
}

test.for(STAFF_ROLES)('a %s is let in where the route says so, and nowhere else', async (role) => {
  const id = await people.add({ role: 'staff', email: `${role}.alone@example.com`, staffRoles: [role] })
  const { token } = await people.tokenOf(id)
  for (const { route, needs } of OF_STAFF) {
    const may = !needs || mayDo([role], needs.map(staffRole))
    expect(await callAsMember(route, token), route).toBe(may ? 'let in' : 'staff_role_missing')
  }
})

test('no role is shown a field that the table keeps from it, on any route that answers it', async () => {
  const shown: string[] = []
  let answered = 0
  for (const role of ['support', 'content'] as const) {
    const id = await people.add({ role: 'staff', email: `${role}.reads@example.com`, staffRoles: [role] })
    ids.set('staff', id)
    for (const { route, needs } of OF_STAFF) {
      if (!needs || !mayDo([role], needs.map(staffRole))) continue
      const response = await send(route, 'staff')
      const isJson = response.headers.get('content-type')?.startsWith('application/json')
      if (response.status >= 300 || !isJson) {
        await response.body?.cancel()
        continue
      }
      answered += 1
      const reply: unknown = await response.json()
      const isPlain = JSON.stringify(withoutFields(reply, hiddenFields([role]))) === JSON.stringify(reply)
      if (!isPlain) shown.push(`${role} ${route}`)
    }
  }
  expect(answered).toBeGreaterThan(50)
  expect(shown).toEqual([])
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
    expect(await callAsMember(route, token), route).toBe(needs ? code : 'let in')
})

test('a writing route says what it does on a forged request, a reading one has nothing to say', () => {
  for (const { route, cells } of ROWS)
    expect(`${route} ${cells.forged === '-' ? 'reads' : 'writes'}`).toMatch(
      /^(GET .* reads|(?:POST|PUT|DELETE) .* writes)$/,
    )
})
