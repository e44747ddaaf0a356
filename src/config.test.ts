import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('nothing set is a development configuration: Arabic, euro, port 3000', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    PRODUCT_NAME: 'Rihla',
    DEFAULT_LANGUAGE: 'ar-kw',
    DEFAULT_CURRENCY: 'EUR',
    production: false,
  })
})

test('every fault is named in one message', () => {
  const read = () =>
    readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', DEFAULT_CURRENCY: 'XXX', LOG_LEVEL: 'loud' })
  expect(read).toThrow(/PORT[\s\S]*LOG_LEVEL[\s\S]*DATABASE_URL[\s\S]*DEFAULT_CURRENCY/)
})

test('production says what it needs even where another variable cannot be read', () => {
  expect(() => readConfig({ NODE_ENV: 'production', PORT: 'many' })).toThrow(
    /PORT:.*\n.*needs PUBLIC_URL.*APP_SECRET.*SMTP_URL/,
  )
})

test.for([
  ['http://localhost:3000', true],
  ['http://shop.localhost', true],
  ['http://127.0.0.1:8080/', true],
  ['http://[::1]:3000', true],
  ['https://cars.example', false],
  ['http://192.168.1.7:3000', false],
  ['http://localhost.example', false],
  ['http://127.0.0.1.example', false],
] as const)('outside production %s is an address of this machine: %s', ([PUBLIC_URL, own]) => {
  const read = () => readConfig({ PUBLIC_URL })
  if (own) expect(read().publicUrl).toBe(PUBLIC_URL.replace(/\/$/, ''))
  else expect(read).toThrow(/PUBLIC_URL: is this machine/)
})

const APART = {
  DATABASE_URL: 'postgres://127.0.0.1/cars',
  PAYMENTS_URL: 'http://127.0.0.1:4100',
  PLANS: 'ok-mobility',
  SUPPLIER_OKMOBILITY_URL: 'http://127.0.0.1:4101',
}

test('processes of one role share a database, and the services that they book and pay with', () => {
  for (const ROLE of ['web', 'jobs']) expect(readConfig({ ...APART, ROLE }).ROLE).toBe(ROLE)
  expect(readConfig({ ...APART, ROLE: 'web', WEB_PROCESSES: '4' }).WEB_PROCESSES).toBe(4)
})

test.for([
  [{ ROLE: 'web', DATABASE_URL: '' }, /DATABASE_URL: ROLE=web needs it/],
  [{ ROLE: 'jobs', DATABASE_URL: '' }, /DATABASE_URL: ROLE=jobs needs it/],
  [{ ROLE: 'web', PAYMENTS_URL: '', PLANS: '' }, /ROLE: web simulates nothing.*europcar.*payments need/],
  [{ ROLE: 'jobs', WEB_PROCESSES: '2' }, /WEB_PROCESSES: ROLE=jobs is one process/],
  [{ WEB_PROCESSES: '9', DATABASE_URL: '' }, /WEB_PROCESSES: more than 8 need a DATABASE_URL/],
  [{ WEB_PROCESSES: '0' }, /WEB_PROCESSES: /],
  [{ ROLE: 'worker' }, /ROLE: /],
] as const)('%o is a fault', ([set, fault]) => {
  expect(() => readConfig({ ...APART, ...set })).toThrow(fault)
})

test('Stripe wants all its keys, and each that is missing is named', () => {
  expect(() => readConfig({ PAYMENTS: 'stripe', STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow(
    /STRIPE_PUBLISHABLE_KEY[\s\S]*STRIPE_WEBHOOK_SECRET/,
  )
  expect(readConfig({ STRIPE_SECRET_KEY: 'sk_test_x' }).PAYMENTS).toBe('sandbox')
})

test('a service to sign in with needs an id and a secret, and there is none without', () => {
  expect(readConfig({}).identityProviders).toEqual({})
  expect(() => readConfig({ AUTH_GOOGLE_ID: 'x' })).toThrow(/AUTH_GOOGLE_ID: goes with AUTH_GOOGLE_SECRET/)
  expect(readConfig({ AUTH_APPLE_ID: 'x', AUTH_APPLE_SECRET: 'y' }).identityProviders).toEqual({
    apple: { clientId: 'x', clientSecret: 'y', issuer: 'https://appleid.apple.com' },
  })
})

test('a gateway for text messages is posted JSON unless it is told otherwise, and its headers are not told', () => {
  expect(readConfig({})).toMatchObject({
    SMS_METHOD: 'POST',
    SMS_HEADERS: { 'content-type': 'application/json' },
    SMS_BODY: '{"to":"{to}","text":"{text}"}',
  })
  expect(readConfig({}).SMS_URL).toBeUndefined()
  const set = {
    SMS_URL: 'https://sms.example/send/{to}?text={text}',
    SMS_METHOD: 'GET',
    SMS_HEADERS: '{"Authorization":"Bearer hidden","Content-Type":"text/xml"}',
  }
  expect(readConfig(set)).toMatchObject({
    SMS_URL: set.SMS_URL,
    SMS_METHOD: 'GET',
    SMS_HEADERS: { authorization: 'Bearer hidden', 'content-type': 'text/xml' },
  })
  for (const SMS_HEADERS of [
    'Authorization: hidden',
    '["hidden"]',
    '{"a b":"hidden"}',
    '{"key":{"hidden":1}}',
  ]) {
    const read = () => readConfig({ SMS_HEADERS })
    expect(read).toThrow(/SMS_HEADERS: is a JSON object/)
    expect(read).not.toThrow(/hidden/)
  }
  expect(() => readConfig({ SMS_URL: 'smpp://sms.example' })).toThrow(/SMS_URL: must be an http/)
})

test('what partners may ask has at most two decimals, and the default is within it', () => {
  expect(readConfig({})).toMatchObject({ COMMISSION_MIN: 0, COMMISSION_MAX: 15, COMMISSION_DEFAULT: 5 })
  const set = { COMMISSION_MIN: '3', COMMISSION_MAX: '8.75', COMMISSION_DEFAULT: '7.5' }
  expect(readConfig(set)).toMatchObject({ COMMISSION_MIN: 3, COMMISSION_MAX: 8.75, COMMISSION_DEFAULT: 7.5 })
  expect(() => readConfig({ COMMISSION_MIN: '6' })).toThrow(/COMMISSION_DEFAULT: is from COMMISSION_MIN/)
  for (const percent of ['-1', '101', '7.555', 'much'])
    expect(() => readConfig({ COMMISSION_MAX: percent })).toThrow(/COMMISSION_MAX/)
})

test('plans that are sold are named by their ids', () => {
  expect(readConfig({ PLANS: 'ok-mobility,renticar' }).PLANS).toEqual(['ok-mobility', 'renticar'])
  expect(() => readConfig({ PLANS: 'ok-mobility, ,' })).toThrow(/PLANS/)
})

test('a page asks for its session by the clock only where whole seconds are set', () => {
  expect(readConfig({}).SESSION_POLL_SECONDS).toBeUndefined()
  expect(readConfig({ SESSION_POLL_SECONDS: '30' }).SESSION_POLL_SECONDS).toBe(30)
  for (const SESSION_POLL_SECONDS of ['0', '-5', '1.5', 'often'])
    expect(() => readConfig({ SESSION_POLL_SECONDS })).toThrow(/SESSION_POLL_SECONDS/)
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).PORT).toBe(3000)
})

test('the European Central Bank is asked unless that is off, in tests only where an address is given', () => {
  expect(readConfig({}).ecbUrl).toBe('https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml')
  expect(readConfig({ ECB_URL: 'off' }).ecbUrl).toBeNull()
  expect(readConfig({ NODE_ENV: 'test' }).ecbUrl).toBeNull()
  expect(readConfig({ NODE_ENV: 'test', ECB_URL: 'http://127.0.0.1:1/' }).ecbUrl).toBe('http://127.0.0.1:1/')
  expect(() => readConfig({ ECB_URL: 'no' })).toThrow(/ECB_URL: must be an http\(s\) URL, or off/)
})

test('a shared rate cache is at a redis:// or rediss:// URL, and a fault in it does not tell its password', () => {
  expect(readConfig({}).REDIS_URL).toBeUndefined()
  for (const url of ['redis://127.0.0.1', 'rediss://user:secret@cache.example:6380/2', 'redis://:p@[::1]/'])
    expect(readConfig({ REDIS_URL: url }).REDIS_URL).toBe(url)
  for (const url of ['http://:secret@cache.example', 'secret', 'redis://:secret@cache.example/rates'])
    expect(() => readConfig({ REDIS_URL: url })).toThrow(/REDIS_URL: (?![\s\S]*secret)/)
})

test('the reward for bringing a friend is an amount or a share', () => {
  expect(readConfig({}).REFERRAL_REWARD).toEqual({ kind: 'fixed', amount: { amount: 2500, currency: 'EUR' } })
  expect(readConfig({ REFERRAL_REWARD: '10%' }).REFERRAL_REWARD).toMatchObject({ basisPoints: 1000 })
  expect(() => readConfig({ REFERRAL_REWARD: 'a beer' })).toThrow(/REFERRAL_REWARD: is an amount/)
  expect(() => readConfig({ COMMISSION_DECIDE_ABOVE: '10%' })).toThrow(
    /COMMISSION_DECIDE_ABOVE: is an amount/,
  )
})

test('rates of tax on trips are added to those of the table', () => {
  const { length } = readConfig({}).TRIP_TAXES
  expect(readConfig({ TRIP_TAXES: 'IN fuel 18% 2027-04-01' }).TRIP_TAXES).toHaveLength(length + 1)
  expect(() => readConfig({ TRIP_TAXES: '5%' })).toThrow(/TRIP_TAXES: is a list such as IN fuel/)
})

test('a router is at an address', () => {
  expect(readConfig({}).ROUTING_URL).toBeUndefined()
  expect(readConfig({ ROUTING_URL: 'http://127.0.0.1:5000' }).ROUTING_URL).toBe('http://127.0.0.1:5000')
  expect(() => readConfig({ ROUTING_URL: 'osrm' })).toThrow(/ROUTING_URL/)
})

test('pictures are kept in a folder unless a bucket is named, and a fault in its address does not tell its keys', () => {
  expect(readConfig({}).STORAGE_URL).toBeUndefined()
  expect(readConfig({ STORAGE_URL: 's3://key:secret@storage.example/rihla' }).STORAGE_URL).toMatchObject({
    url: 'https://storage.example/rihla',
  })
  const read = () => readConfig({ STORAGE_URL: 's3://key:top-secret@storage.example' })
  expect(read).toThrow(/STORAGE_URL: is like s3:/)
  expect(read).not.toThrow(/top-secret/)
})

test('a visitor’s country is asked for only where a service is named', () => {
  expect(readConfig({}).GEOIP_URL).toBeUndefined()
  const url = 'https://geo.example/{ip}/json?key=k'
  expect(readConfig({ GEOIP_URL: url }).GEOIP_URL).toBe(url)
  expect(() => readConfig({ GEOIP_URL: 'geo' })).toThrow(/GEOIP_URL/)
})

test('breached passwords are asked for only where an address is given', () => {
  expect(readConfig({}).BREACHED_PASSWORDS_URL).toBeUndefined()
  const url = 'https://breaches.example/'
  expect(readConfig({ BREACHED_PASSWORDS_URL: url }).BREACHED_PASSWORDS_URL).toBe(url)
  for (const BREACHED_PASSWORDS_URL of ['yes', 'ftp://breaches.example'])
    expect(() => readConfig({ BREACHED_PASSWORDS_URL })).toThrow(
      /BREACHED_PASSWORDS_URL: must be an http\(s\) URL/,
    )
})

test('a translation service is asked only where an address is given', () => {
  expect(readConfig({}).TRANSLATION_URL).toBeUndefined()
  const set = { TRANSLATION_URL: 'http://translate.internal:5000', TRANSLATION_KEY: 'a key' }
  expect(readConfig(set)).toMatchObject(set)
  for (const TRANSLATION_URL of ['yes', 'ftp://translate.example'])
    expect(() => readConfig({ TRANSLATION_URL })).toThrow(/TRANSLATION_URL: must be an http\(s\) URL/)
})

test('proxies of our own are a list of addresses and networks', () => {
  const { TRUSTED_PROXIES } = readConfig({ TRUSTED_PROXIES: '10.0.0.0/8, ::1' })
  expect(['10.1.2.3', '::1', '203.0.113.7'].map((address) => TRUSTED_PROXIES?.(address))).toEqual([
    true,
    true,
    false,
  ])
  expect(readConfig({ TRUSTED_PROXIES: 'none' }).TRUSTED_PROXIES?.('127.0.0.1')).toBe(false)
  expect(() => readConfig({ TRUSTED_PROXIES: 'proxy.example' })).toThrow(/TRUSTED_PROXIES: is a list such as/)
})

test.for([
  { MAP_SOURCES: 'https://tiles.example, https://*.fonts.example:8443', sources: 2 },
  { MAP_SOURCES: 'https://tiles.example/v1', sources: null },
  { MAP_SOURCES: "https://tiles.example; script-src 'unsafe-inline'", sources: null },
  { MAP_SOURCES: 'data:', sources: null },
  { MAP_SOURCES: '*', sources: null },
])('$MAP_SOURCES are $sources origins of a map', ({ MAP_SOURCES, sources }) => {
  const read = () => readConfig({ MAP_SOURCES })
  if (sources === null) expect(read).toThrow(/MAP_SOURCES: is a list of origins/)
  else expect(read().MAP_SOURCES).toHaveLength(sources)
})

test('in production a map is loaded over https alone', () => {
  const map = {
    MAP_STYLE_URL: 'http://127.0.0.1:8080/style.json',
    MAP_SOURCES: 'https://a.example,http://b.example',
  }
  expect(readConfig(map).MAP_STYLE_URL).toBe(map.MAP_STYLE_URL)
  expect(() => readConfig({ NODE_ENV: 'production', ...map })).toThrow(
    /needs .*MAP_STYLE_URL \(an address of https\), MAP_SOURCES \(addresses of https\)/,
  )
  expect(() => readConfig({ NODE_ENV: 'production', MAP_STYLE_URL: 'https://a.example/style' })).not.toThrow(
    /MAP_/,
  )
})
