import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerTo } from '#testing/builders/api/hostile-requests.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'

type Parameter = { in: string; name: string; required?: boolean; schema?: { type?: string } }
type Operation = { parameters?: Parameter[] }
type Paths = Record<string, Partial<Record<string, Operation>>>

/**
 * URL values that a database rejects or reads differently: NUL, control characters, a lone surrogate, impossible dates.
 */
const HOSTILE = ['%00', 'ae-dxb%00', '%1B', '%ED%A0%80', '0000-01-01', '9999-12-31', '%27']

/** Valid values, so that a hostile parameter is not rejected because another one is missing. */
const SOUND: Readonly<Record<string, string>> = {
  city_id: 'ae-dxb',
  trip_id: '01890000-0000-7000-8000-000000000000',
  day: '2026-12-01',
  from_city_id: 'ae-dxb',
}

const IS_OF_TRIPS = /^\/trips\/|^\/api\/staff\/(trip|shuttles|wallets|rate-cards)/

let app: TestApp
let paths: Paths
let staff: string
beforeAll(async () => {
  app = await testApp()
  ;({ paths } = (await app.call('/openapi.json')).body)
  const people = peopleOf(app)
  ;({ token: staff } = await people.tokenOf(
    await people.add({ role: 'staff', email: 'hostile@example.com' }),
  ))
})
afterAll(() => app.close())

/** Yields every GET call with a hostile value in each of its parameters in turn. */
function* requests(): Generator<string> {
  for (const [path, { get }] of Object.entries(paths)) {
    if (!get || !IS_OF_TRIPS.test(path)) continue
    const parameters = get.parameters ?? []
    const sound = parameters
      .filter((one) => one.in === 'query' && one.required)
      .map(({ name }) => `${name}=${SOUND[name] ?? '1'}`)
    for (const one of parameters)
      for (const value of HOSTILE) {
        if (one.in === 'path') yield path.replace(`{${one.name}}`, value).replaceAll(/\{\w+\}/g, 'x')
        if (one.in === 'query') {
          const others = sound.filter((pair) => !pair.startsWith(`${one.name}=`))
          yield `${path.replaceAll(/\{\w+\}/g, 'x')}?${[...others, `${one.name}=${value}`].join('&')}`
        }
      }
  }
}

test('no parameter of a call of trips breaks a query, whatever it holds', async () => {
  const broken: string[] = []
  let sent = 0
  const { token: person } = await profileOf(app)
  for (const path of requests()) {
    const token = path.startsWith('/trips/') ? person : staff
    const { status } = await answerTo(app, token, path, { method: 'GET' })
    if (status >= 500) broken.push(`${status} ${path}`)
    sent += 1
  }
  expect(broken).toEqual([])
  expect(sent).toBeGreaterThan(300)
})
