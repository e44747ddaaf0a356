import { beforeEach, expect, test } from 'vitest'
import { startGeoService } from '#testing/stand-ins/geo-service.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const service = forFile(await startGeoService())
const app = forFile(
  await testApp({
    environment: { GEOIP_URL: `${service.url}/v1/{ip}/json?key=k` },
  }),
)
beforeEach(() => service.answers(() => Response.json({ country_code: 'KW' })))

const visitor = async (address: string) => {
  const reply = await app.app.fetch(new Request('http://rihla.test/api/visitor'), {
    incoming: { socket: { remoteAddress: address } },
  })
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  return (await reply.json()) as unknown
}

test('the country of the visitor’s network, with its currency, asked for once a day', async () => {
  expect(await visitor('203.0.114.7')).toEqual({ country: 'KW', currency_id: 4 })
  expect(await visitor('::ffff:203.0.114.7')).toEqual({ country: 'KW', currency_id: 4 })
  expect(service.requests).toEqual(['GET /v1/203.0.114.7/json?key=k'])
  app.clock.pass({ hours: 25 })
  await visitor('203.0.114.7')
  expect(service.requests).toHaveLength(2)
})

test('a country whose currency is none of ours has no guess of one', async () => {
  service.answers(() => Response.json({ country: { iso_code: 'JP' } }))
  expect(await visitor('203.0.114.8')).toEqual({ country: 'JP', currency_id: null })
})

test.for(['EU', 'AP', 'XX', 'ZZ', 'UK', 'T1'])('%s is the code of no country', async (code) => {
  service.answers(() => Response.json({ country_code: code }))
  const address = `203.0.${code.charCodeAt(0)}.${code.charCodeAt(1)}`
  expect(await visitor(address)).toEqual({ country: null, currency_id: null })
})

test.for(['127.0.0.1', '::1', '10.1.2.3', '192.168.1.9', '172.20.0.1', 'fd00::1', 'fe80::1', 'in-process'])(
  'nobody is asked for %s, which is of no country',
  async (address) => {
    const before = service.requests.length
    expect(await visitor(address)).toEqual({ country: null, currency_id: null })
    expect(service.requests).toHaveLength(before)
  },
)

test('a service that only fails is left alone for a while', async () => {
  service.answers(() => new Response('down', { status: 503 }))
  const before = service.requests.length
  for (let host = 1; host <= 8; host++)
    expect(await visitor(`203.0.115.${host}`)).toEqual({ country: null, currency_id: null })
  expect(service.requests.length - before).toBe(5)
  service.answers(() => Response.json({ country: 'AE' }))
  app.clock.pass({ seconds: 31 })
  expect(await visitor('203.0.115.9')).toEqual({ country: 'AE', currency_id: 5 })
})
