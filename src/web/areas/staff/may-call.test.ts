import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ACTION_RULES } from '#domains/rentals/staff/booking-actions.ts'
import { mayDo, STAFF_ROLES, type StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { addressesInPages, callsOfPages, filesWith, pageCalls } from '#testing/suite/calls-of-pages.ts'
import { GUARDED_CALLS, type GuardedCall } from './may-call.ts'
import { mayOpen, SECTION_NAMES, STAFF_SECTIONS } from './sections.ts'

type Reference = { paths: Record<string, Record<string, { 'x-access': { staffRoles?: StaffRole[] } }>> }
const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Reference

/** All staff routes with the roles that they admit; no roles means any staff member. */
const ROUTES = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { 'x-access': access }]) =>
    path.startsWith('/api/staff/') ? [{ method, path, needs: access.staffRoles ?? [] }] : [],
  ),
)

/** Calls of actions that the booking's record itself lists as allowed. */
const GUARDED_BY_RECORD: ReadonlySet<string> = new Set(['actOnBooking', 'takeOver', 'correctDriver'])
const addressOf = (act: string) => (act === 'correct_driver' ? 'driver' : act.replace('_', '-'))

const CALLS = pageCalls(
  {
    actOnAccount: ['block', 'unblock', 'end-sessions', 'password-link'],
    actOnBooking: Object.keys(ACTION_RULES).map(addressOf),
  },
  {
    readMail: /^\/api\/staff\/mails\/[^/]+\/body$/,
    readTemplate: /^\/api\/staff\/mails\/templates\/[^/]+\/[^/]+$/,
    tripBill: /^\/api\/staff\/trips\/[^/]+\/bill$/,
    batchFile: /^\/api\/staff\/payouts\/[^/]+\/file$/,
    journalFile: /^\/api\/staff\/money\/journal$/,
    invoiceFile: /^\/api\/staff\/money\/invoices\/[^/]+\/file$/,
    auditFile: /^\/api\/staff\/audit\/file$/,
  },
)
const callsByName = new Map(CALLS.map((call) => [call.name, call]))
const routesOf = (name: string) => {
  const call = callsByName.get(name)
  return ROUTES.filter(({ method, path }) => method === call?.method && call.address.test(path))
}
const mayBeMadeBy = (name: string, role: StaffRole) =>
  routesOf(name).every(({ needs }) => mayDo([role], needs))

const SECTION_OF = new Map(
  SECTION_NAMES.flatMap((section) =>
    Object.values(STAFF_SECTIONS[section].pages).map((page) => [page, section] as const),
  ),
)
const ON_PAGES = callsOfPages([...SECTION_OF.keys()], CALLS).map((one) => ({
  ...one,
  section: SECTION_OF.get(one.page) ?? 'today',
  name: one.call.name,
}))
const readersOf = (section: (typeof SECTION_NAMES)[number]) =>
  STAFF_ROLES.filter((role) => mayOpen([role], section))
const isGuarded = (name: string): name is GuardedCall => name in GUARDED_CALLS

test('every call that a page of the staff makes is a route, and every address in a page a call with a name', () => {
  const ofStaff = CALLS.filter(({ address }) => address.source.includes('staff'))
  expect(ofStaff.filter(({ name }) => routesOf(name).length === 0)).toEqual([])
  expect(ofStaff.length).toBeGreaterThan(100)
  const isKnown = (address: string) => CALLS.some((call) => call.address.test(address))
  expect(addressesInPages().filter((address) => !isKnown(address))).toEqual([])
})

test('a call that not every reader of a page may make is asked about, in the code, on each way to what makes it', () => {
  const open = ON_PAGES.filter(({ name }) => !GUARDED_BY_RECORD.has(name))
  const forSome = open.filter(({ name, section }) =>
    readersOf(section).some((role) => !mayBeMadeBy(name, role)),
  )
  const unguarded = forSome.filter(({ name, isGuarded: isGuardedInCode }) => {
    const isForNoOthers = (guard: string) =>
      isGuarded(guard) && GUARDED_CALLS[guard].every((role) => mayBeMadeBy(name, role))
    return !isGuardedInCode(isForNoOthers)
  })
  expect(unguarded.map(({ page, name }) => `${page} makes ${name} for all`)).toEqual([])
  expect(forSome.length).toBeGreaterThan(8)
})

test('who may make a call is who its route admits', () => {
  for (const name of Object.keys(GUARDED_CALLS).filter(isGuarded))
    expect({ [name]: STAFF_ROLES.filter((role) => mayDo([role], GUARDED_CALLS[name])) }).toEqual({
      [name]: STAFF_ROLES.filter((role) => mayBeMadeBy(name, role)),
    })
  for (const [act, { needs }] of Object.entries(ACTION_RULES))
    expect(ROUTES).toContainEqual({
      method: 'post',
      path: `/api/staff/bookings/{id}/${addressOf(act)}`,
      needs,
    })
})

/** Requested by the site’s own pages inside a staff preview frame. */
const BY_OTHER_PAGES = '/api/staff/content/preview'

test('whom a route admits has a page that makes its call', () => {
  const ofPages = ROUTES.filter(({ path }) => path !== BY_OTHER_PAGES)
  const missing = ofPages.flatMap(({ method, path, needs }) => {
    const pages = ON_PAGES.filter(({ call }) => call.method === method && call.address.test(path))
    const unseen = needs.filter((role) => !pages.some(({ section }) => mayOpen([role], section)))
    return unseen.map((role) => `${method} ${path}: ${role}`)
  })
  expect(missing).toEqual([])
})

test('no page names a role by which it decides', () => {
  expect(filesWith(/\bmayDo\([^)]*\['/)).toEqual([])
})
