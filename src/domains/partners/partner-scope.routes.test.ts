import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { declaredRoutes } from '#testing/builders/api/declared-routes.ts'
import { fullPartner, startPayout, TRAVELLERS_MARKS } from '#testing/builders/partners/full-partner.ts'
import { namesOf, rowsOf, type Name } from '#testing/builders/partners/names-of-partner.ts'
import { pdfText, workbookCells, WITHOUT_PDFTOTEXT } from '#testing/builders/trips/grid-files.ts'
import { testApp } from '#testing/infrastructure/app.ts'

type Owner = Awaited<ReturnType<typeof fullPartner>>

// Started before the tests are named: there is one for each route that it has.
const app = await testApp()
/** Those that read come before those by which the caller writes what they then read. */
const ROUTES = declaredRoutes(app)
  .filter(({ access }) => access.admits === 'partner')
  .toSorted((one, other) => (one.method < other.method ? -1 : one.method > other.method ? 1 : 0))
let own: Owner
let other: Owner
/** What the other partner's rows are named by, each with where it stands. */
let others: Name[]
let before: string
const received: string[] = []
const receiver = createServer(async (request, response) => {
  received.push(JSON.stringify(request.headers) + (await request.setEncoding('utf8').toArray()).join(''))
  response.writeHead(204).end()
}).listen(0, '127.0.0.1')
await once(receiver, 'listening')

beforeAll(async () => {
  const { port } = receiver.address() as AddressInfo
  own = await fullPartner(app, { label: 'own', port })
  other = await fullPartner(app, { label: 'other', port })
  await app.app.runJob('partners: what bookings earn')
  await app.app.runJob('make partner statements')
  await app.app.runJob('send postbacks')
  for (const { partnerId } of [own, other]) await startPayout(app, partnerId)
  const { db } = app.database
  const [ours, theirs] = [await namesOf(db, own.partnerId), await namesOf(db, other.partnerId)]
  const shared = new Set(ours.map(({ value }) => value))
  const byValue = new Map(theirs.map((name) => [name.value, name]))
  others = [...byValue.values()].filter(({ value }) => !shared.has(value))
  expect(new Set(others.map(({ of }) => of.split('.')[0])).size, 'tables').toBeGreaterThan(10)
  before = await rowsOf(app.database.db, other.partnerId)
})
afterAll(async () => {
  receiver.close()
  await app.close()
})

/** What the caller has written themselves, and may read again. */
const written = new Set<string>()

/** Nothing of a traveller and nothing of the other partner, but what the caller has sent. */
function expectNothingOfOthers(text: string, about: string, sent = ''): void {
  const own = [sent, ...written].map((one) => one.toLowerCase()).filter((one) => one !== '')
  const remainder = own.reduce((left, one) => left.replaceAll(one, ''), text.toLowerCase())
  const forbidden = [...TRAVELLERS_MARKS, 'othermark', ...others.map(({ value }) => value)]
  expect(
    forbidden.filter((mark) => remainder.includes(mark.toLowerCase())),
    about,
  ).toEqual([])
}

/** A reply as text, whatever its format: JSON, the cells of a file, the lines of a PDF. */
async function textOf(reply: Response): Promise<string> {
  const bytes = Buffer.from(await reply.arrayBuffer())
  const headers = JSON.stringify([...reply.headers])
  const type = reply.headers.get('content-type') ?? ''
  if (type.includes('spreadsheetml')) return headers + JSON.stringify(await workbookCells(bytes))
  if (type === 'application/pdf' && !WITHOUT_PDFTOTEXT) return headers + pdfText(bytes)
  return headers + bytes.toString('utf8')
}

type Shape = Record<string, z.ZodType>

/** The fields of a contract, and those values that a field of a few may have. */
function fieldsOf(contract: unknown): { name: string; options: string[] }[] {
  const { shape = {} } = (contract ?? {}) as { shape?: Shape }
  return Object.entries(shape).map(([name, field]) => ({ name, options: optionsOf(field) }))
}

function optionsOf(field: unknown): string[] {
  const { options, unwrap } = field as { options?: unknown[]; unwrap?: () => unknown }
  if (options?.every((one) => typeof one === 'string')) return options
  return typeof unwrap === 'function' ? optionsOf((field as { unwrap: () => unknown }).unwrap()) : []
}

/** What a route wants to be asked with, where that is more than nothing. */
const MIN_QUERY: Record<string, string> = {
  'GET /api/user/partner-pricing': 'percent=7.5&pickup_id=DXB&pickup_date=2027-03-01&dropoff_date=2027-03-05',
}

const oneOfEach = () => [...new Map(others.map((name) => [name.of, name])).values()]

type ScopedRequest = { path: string; body?: object; sent: string; names: 'path' | 'field' | 'nothing' }

/** All that is asked by a route: as it is, in each format, and with each name of the other partner in each place. */
function requestsOf(route: string): ScopedRequest[] {
  const contract = app.app.contracts.find(
    (one) => `${one.method.toUpperCase()} ${one.path.replaceAll(/\{(\w+)\}/g, ':$1')}` === route,
  )
  const declared = ROUTES.find((one) => one.route === route)
  if (!contract || !declared) throw new Error(route)
  const params = fieldsOf(contract.request?.params)
  const query = fieldsOf(contract.request?.query)
  const example = declared.body?.example as Record<string, unknown> | undefined
  const withBody = declared.method === 'POST' ? { body: example ?? {} } : {}
  const paths = params.reduce<{ path: string; sent: string }[]>(
    (all, { name, options }) =>
      all.flatMap(({ path, sent }) =>
        (options.length > 0 ? options : others.map(({ value }) => value)).map((value) => ({
          path: path.replace(`:${name}`, encodeURIComponent(value)),
          sent: options.length > 0 ? sent : value,
        })),
      ),
    [{ path: declared.path, sent: '' }],
  )
  const names = params.length > 0 ? ('path' as const) : ('nothing' as const)
  const asIs = paths.map((one) => ({ ...one, ...withBody, names }))
  if (names === 'path') return asIs
  const withField = (name: string, value: string) =>
    `${declared.path}?${new URLSearchParams([...new URLSearchParams(MIN_QUERY[route]), [name, value]])}`
  const filtered = query.flatMap(({ name, options }) =>
    (options.length > 0 ? options.map((value) => ({ value })) : oneOfEach()).map(({ value }) => ({
      path: withField(name, value),
      ...withBody,
      sent: value,
      names: options.length > 0 ? ('nothing' as const) : ('field' as const),
    })),
  )
  const inBody = Object.entries(example ?? {}).flatMap(([name, usual]) =>
    typeof usual === 'string'
      ? oneOfEach().map(({ value }) => ({
          path: declared.path,
          body: { ...example, [name]: value },
          sent: value,
          names: 'field' as const,
        }))
      : [],
  )
  return [...asIs, ...filtered, ...inBody]
}

test.for(ROUTES.map(({ route }) => route))(
  '%s tells a partner nothing of another, nor of a traveller',
  async (route) => {
    const [method = ''] = route.split(' ')
    const requests = requestsOf(route)
    expect(requests.length).toBeGreaterThan(0)
    for (const { path, body, sent, names } of requests) {
      if (body && sent !== '') written.add(sent)
      const reply = await app.app.request(`http://rihla.test${path}`, {
        method,
        headers: {
          authorization: `Basic ${own.token}`,
          'idempotency-key': crypto.randomUUID(),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const about = `${method} ${path} ${JSON.stringify(body ?? '')}: ${reply.status}`
      if (names === 'path') expect([400, 404], about).toContain(reply.status)
      else expect(reply.status, about).toBeLessThan(500)
      expectNothingOfOthers(await textOf(reply), about, sent)
    }
  },
)

test('what a partner reads of their own is all there, in every format', async () => {
  const [statement] = (await own.get('partner-statements')).body.items
  const files = ['partner-booking', 'revenue-list?by=sub_id'].flatMap((call) =>
    ['json', 'csv', 'xlsx'].map((format) => `${call}${call.includes('?') ? '&' : '?'}format=${format}`),
  )
  const printed = ['pdf', 'csv'].flatMap((format) =>
    [1, 2].map((lang) => `partner-statements/${statement.id}/${format}?lang_id=${lang}`),
  )
  const { reference } = (await own.get('partner-booking')).body.items.at(-1)
  for (const path of [...files, ...printed]) {
    const reply = await own.file(path)
    expect(reply.status, path).toBe(200)
    const text = await textOf(reply)
    const isPdf = reply.headers.get('content-type') === 'application/pdf'
    if (!path.startsWith('revenue') && !(isPdf && WITHOUT_PDFTOTEXT)) expect(text, path).toContain(reference)
    expectNothingOfOthers(text, path)
  }
})

test('what a partner is called and mailed with names no traveller and nobody else', async () => {
  const calls = received.filter((call) => call.includes('ownmark'))
  expect(calls.length).toBeGreaterThan(1)
  for (const call of calls) expectNothingOfOthers(call, 'a call')
  const mails = await app.database.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', 'in', [own.email, 'ownmark.colleague@example.com'])
    .execute()
  expect(mails.length).toBeGreaterThan(1)
  for (const mail of mails) expectNothingOfOthers(JSON.stringify(mail), 'a mail')
})

test('nothing that a partner asks changes what is another’s', async () => {
  expect(await rowsOf(app.database.db, other.partnerId)).toBe(before)
})
