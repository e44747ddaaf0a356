import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#platform/db/database.ts'
import { freePort } from '#platform/db/embedded-postgres.ts'
import { DEMO_ACCOUNTS } from '#src/seed/demo-accounts.ts'
import { accountSeals, PAYOUT_ACCOUNTS } from '#domains/partners/statements/details/seal-account.ts'
import { derivedKey, sealer } from '#platform/crypto.ts'
import { seedDemo } from '#src/seed/demo.ts'
import { emptyDatabase, testDatabase } from '#testing/infrastructure/database.ts'
import { callOver } from '#testing/infrastructure/http-call.ts'
import { UNREACHABLE_URL } from '#testing/infrastructure/unreachable-url.ts'
import { launchServer, SOURCES, startServer } from '#testing/infrastructure/processes/processes.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { temporaryDir } from '#testing/infrastructure/temporary-dir.ts'

// Each test starts a whole process, on a machine that may be busy.
vi.setConfig({ testTimeout: 180_000 })

const METRICS_TOKEN = 'a-token-of-the-test'

/**
 * A complete production environment, with nobody at its suppliers', gateway's and mail server's addresses; each row of
 * the table removes or changes something.
 */
const COMPLETE: Record<string, string> = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://cars.example',
  APP_SECRET: 'a-secret-of-this-test',
  TRUSTED_PROXIES: 'none',
  COMPANY_ADDRESS: 'Gulf Road 12|Kuwait City',
  COMPANY_TAX_ID: 'KW-1',
  PAYMENTS_URL: UNREACHABLE_URL,
  PAYMENTS_KEY: 'a-key-of-this-test',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PLANS: 'ok-mobility,europcar-standard',
  SUPPLIER_OKMOBILITY_URL: UNREACHABLE_URL,
  SUPPLIER_OKMOBILITY_COMPANY: 'CARS',
  SUPPLIER_OKMOBILITY_CUSTOMER: '1234',
  SUPPLIER_EUROPCAR_URL: UNREACHABLE_URL,
  SUPPLIER_EUROPCAR_CALLER: '98765',
  SUPPLIER_EUROPCAR_PASSWORD: 'a-password-of-this-test',
  ECB_URL: 'off',
  METRICS_TOKEN,
}

const STRIPE = { PAYMENTS: 'stripe', PAYMENTS_URL: '', PAYMENTS_KEY: '' }

type Refusal = { name: string; change: Record<string, string>; mentions: readonly string[] }

const REFUSED: readonly Refusal[] = [
  {
    name: 'nothing is set',
    change: Object.fromEntries(
      Object.keys(COMPLETE).map((name) => [name, name === 'NODE_ENV' ? 'production' : '']),
    ),
    mentions: [
      'PUBLIC_URL',
      'APP_SECRET',
      'TRUSTED_PROXIES',
      'COMPANY_ADDRESS',
      'COMPANY_TAX_ID',
      'PAYMENTS=stripe or ',
      'SMTP_URL',
      'PLANS',
    ],
  },
  {
    name: 'no gateway takes cards',
    change: { PAYMENTS_URL: '' },
    mentions: ['PAYMENTS=stripe or '],
  },
  { name: 'the gateway’s key is the known one', change: { PAYMENTS_KEY: '' }, mentions: ['PAYMENTS_KEY'] },
  {
    name: 'Stripe has no keys',
    change: STRIPE,
    mentions: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  },
  {
    name: 'Stripe takes test cards',
    change: {
      ...STRIPE,
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    },
    mentions: ['STRIPE_SECRET_KEY (a live key', 'STRIPE_PUBLISHABLE_KEY (a live key'],
  },
  { name: 'no mail server', change: { SMTP_URL: '' }, mentions: ['SMTP_URL'] },
  { name: 'no plans', change: { PLANS: '' }, mentions: ['PLANS'] },
  {
    name: 'a supplier that is sold has no address',
    change: { SUPPLIER_EUROPCAR_URL: '' },
    mentions: ['SUPPLIER_EUROPCAR_URL (the supplier of europcar-standard)'],
  },
  {
    name: 'a plan has no account',
    change: { PLANS: 'ok-mobility-nr,europcar-prepaid' },
    mentions: [
      'SUPPLIER_OKMOBILITY_NR_CUSTOMER',
      'SUPPLIER_EUROPCAR_PREPAID_CALLER',
      'SUPPLIER_EUROPCAR_PREPAID_PASSWORD',
    ],
  },
  {
    name: 'a real supplier is asked with the simulator’s account',
    change: { SUPPLIER_EUROPCAR_CALLER: '1120401', SUPPLIER_EUROPCAR_PASSWORD: 'simulated-standard' },
    mentions: ['SUPPLIER_EUROPCAR_CALLER (of an account', 'SUPPLIER_EUROPCAR_PASSWORD (of an account'],
  },
  { name: 'proxies are not spoken of', change: { TRUSTED_PROXIES: '' }, mentions: ['TRUSTED_PROXIES'] },
  {
    name: 'simulators are allowed, and another is missing',
    change: { ALLOW_SIMULATORS: 'okMobility,mail', SUPPLIER_OKMOBILITY_URL: '', PAYMENTS_URL: '' },
    mentions: ['PAYMENTS=stripe or '],
  },
  { name: 'a simulator nobody knows', change: { ALLOW_SIMULATORS: 'all' }, mentions: ['ALLOW_SIMULATORS'] },
  { name: 'a plan nobody knows', change: { PLANS: 'hertz' }, mentions: ['PLANS: no plan hertz'] },
  {
    name: 'a public address outside production',
    change: { NODE_ENV: '', PUBLIC_URL: 'https://cars.example' },
    mentions: ['PUBLIC_URL'],
  },
]

test.for(REFUSED)(
  'no start where $name, which one line says, and nothing else',
  async ({ change, mentions }) => {
    const dataDir = join(await temporaryDir(), 'data')
    const environment = { ...COMPLETE, ...change, DATA_DIR: dataDir, PORT: String(await freePort()) }
    const server = launchServer(environment)
    expect((await server.ended).code).toBe(1)
    const [title, line = '', ...more] = server.output().trimEnd().split('\n')
    expect({ title, more }).toEqual({ title: 'The configuration has faults:', more: [] })
    const [, missing] = line.split('NODE_ENV=production needs ')
    const faults = missing?.split(', ') ?? [line.trim()]
    expect(faults.map((fault, at) => fault.slice(0, mentions[at]?.length))).toEqual(mentions)
    expect(existsSync(dataDir)).toBe(false)
  },
)

test('a database with demo accounts is not taken into production', async () => {
  const database = await testDatabase()
  onTestFinished(() => database.close())
  const key = derivedKey('a secret of the tests', PAYOUT_ACCOUNTS)
  await seedDemo(database.db, siteClock, accountSeals(sealer(key)))
  const server = launchServer({
    ...COMPLETE,
    DATABASE_URL: database.url,
    DATA_DIR: await temporaryDir(),
    PORT: String(await freePort()),
  })
  expect((await server.ended).code).toBe(1)
  expect(server.output()).toMatch(
    /^DATABASE_URL: postgres:\/\/127\.0\.0\.1:\d+\/test_\w+: it has demo accounts, coupons/,
  )
})

describe('a complete configuration', () => {
  test('starts without garages, coupons, accounts, mailbox, demo pages and open metrics, and stays open after it was told to stop', async () => {
    const { url, drop } = await emptyDatabase()
    onTestFinished(drop)
    const { db, close } = openDatabase(url)
    onTestFinished(close)
    const server = await startServer(
      {
        ...COMPLETE,
        SHUTDOWN_DELAY_SECONDS: '600',
        DATABASE_URL: url,
        DATA_DIR: await temporaryDir(),
        PORT: String(await freePort()),
      },
      SOURCES,
    )
    onTestFinished(() => server.kill())
    const status = async (path: string, headers = {}) => (await fetch(server.url + path, { headers })).status

    expect(server.output()).not.toContain('simulated')
    expect(await (await fetch(`${server.url}/en`)).text()).not.toContain('Test site.')
    expect(await status('/mailbox')).toBe(404)
    expect(await status('/smsbox')).toBe(404)
    expect(await status('/widget/demo/html')).toBe(404)
    expect(await status('/components')).toBe(404)
    expect(await status('/metrics')).toBe(403)
    expect(await status('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` })).toBe(200)
    const call = callOver((path, request) => fetch(server.url + path, request))
    for (const { email, password } of DEMO_ACCOUNTS)
      expect(await call('/api/login', { body: { email, password } })).toMatchObject({ status: 401 })
    for (const table of ['stock_stations', 'stock_cars', 'coupons', 'users'] as const)
      expect(await db.selectFrom(table).selectAll().execute(), table).toEqual([])

    const stopped = server.stop()
    await expect.poll(() => status('/readyz')).toBe(503)
    expect(await status('/healthz')).toBe(200)
    expect(await status('/en')).toBe(200)
    await server.stop()
    expect(await stopped).toBe(0)
  })
})

describe('a staging machine', () => {
  test('simulates what is asked for by name, and says so on every page', async () => {
    const database = await testDatabase()
    onTestFinished(() => database.close())
    const server = await startServer({
      NODE_ENV: 'production',
      ALLOW_SIMULATORS: 'payments,okMobility,mail',
      PLANS: 'ok-mobility',
      PUBLIC_URL: 'https://staging.example',
      APP_SECRET: 'a-secret-of-this-test',
      TRUSTED_PROXIES: 'none',
      COMPANY_ADDRESS: 'Gulf Road 12|Kuwait City',
      COMPANY_TAX_ID: 'KW-1',
      ECB_URL: 'off',
      SHUTDOWN_DELAY_SECONDS: '0',
      DATABASE_URL: database.url,
      DATA_DIR: await temporaryDir(),
      PORT: String(await freePort()),
    })
    onTestFinished(async () => void (await server.stop()))
    expect(server.output()).toContain('simulated by this process: okMobility, payments')
    const page = async (path: string) => (await fetch(server.url + path)).text()
    for (const path of ['/en', '/en/manage-booking', '/en/nowhere', '/en/pdf-invoice'])
      expect(await page(path), path).toContain('payments, car suppliers, and email')
    expect(await page('/ar')).toContain('الدفع وشركات التأجير والبريد الإلكتروني')
    expect((await fetch(`${server.url}/mailbox`)).status).toBe(404)
  })
})
