import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { ROLES, type Area, type Role } from './role.contract.ts'
import { requireRole, requireTraveller } from './require-role.middleware.ts'
import type { Traveller } from './token.ts'

const SITE = { publicUrl: 'https://rihla.example' }

/** Returns the response to a caller of a role behind a guard. Null is a caller without a valid token. */
async function request(role: Role | null, area: Area | null, { byCookie = false, method = 'GET' } = {}) {
  const find = async () => (role === null ? null : { traveller: { role } as Traveller, byCookie })
  const guard = area === null ? requireTraveller(find, SITE) : requireRole(find, SITE)(area)
  const app = new Hono().all('/', guard, (c) => c.json({ code: c.var.traveller.role }))
  const reply = await app.request('https://rihla.example/', {
    method,
    headers: { origin: 'https://evil.example' },
  })
  const { code } = (await reply.json()) as { code: string }
  return `${reply.status} ${code}`
}

const EXPECTED: Record<Role, Record<Area, string>> = {
  guest: { account: '403 account_required', partner: '403 account_required', staff: '403 account_required' },
  traveller: { account: '200 traveller', partner: '403 partners_only', staff: '403 staff_only' },
  partner: { account: '200 partner', partner: '200 partner', staff: '403 staff_only' },
  staff: { account: '200 staff', partner: '403 partners_only', staff: '200 staff' },
}
const AREAS: readonly Area[] = ['account', 'partner', 'staff']

test.for(ROLES.flatMap((role) => AREAS.map((area) => ({ role, area, answer: EXPECTED[role][area] }))))(
  'a $role in the $area area: $answer',
  async ({ role, area, answer }) => expect(await request(role, area)).toBe(answer),
)

test.for(ROLES)('where any token will do, a %s is let in', async (role) =>
  expect(await request(role, null)).toBe(`200 ${role}`),
)

test.for([null, ...AREAS])('nobody is asked to sign in (area %s)', async (area) =>
  expect(await request(null, area)).toBe('401 sign_in_required'),
)

test.for(AREAS)(
  'a write by cookie from another site is refused before the role is looked at (%s)',
  async (area) => {
    for (const role of ROLES)
      expect(await request(role, area, { byCookie: true, method: 'POST' })).toBe('403 cross_origin')
  },
)
