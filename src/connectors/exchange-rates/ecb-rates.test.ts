import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import { ecbDocument, startCentralBank } from '#testing/stand-ins/central-bank.ts'
import { createEcbRates } from './ecb-rates.ts'

const RATES = { USD: '1.1625', JPY: '178.31', IDR: '19321.12', TRY: '49.3502' }
const DOCUMENT = ecbDocument('2026-11-30', RATES)

const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const bank of open.splice(0)) await bank.close()
})

async function bank(answer: RequestListener, timeoutMs = 1000) {
  const started = await startCentralBank(answer)
  open.push(started)
  return { fetchRates: createEcbRates({ url: started.url, timeoutMs }), close: started.close }
}

const sends =
  (body: string | Buffer): RequestListener =>
  (_, response) =>
    void response.end(body)

test.for([
  { name: 'plain', body: DOCUMENT },
  { name: 'packed', body: gzipSync(DOCUMENT) },
])('the day’s table is read, sent $name', async ({ body }) => {
  const { fetchRates } = await bank(sends(body))
  expect(await fetchRates()).toEqual({ ok: true, value: { date: '2026-11-30', perEuro: RATES } })
})

test('it is asked for with GET, under the whole path', async () => {
  const requests: unknown[] = []
  const { fetchRates } = await bank(({ method, url }, response) => {
    requests.push({ method, url })
    response.end(DOCUMENT)
  })
  await fetchRates()
  expect(requests).toEqual([{ method: 'GET', url: '/stats/eurofxref/eurofxref-daily.xml' }])
})

test.for([
  { name: 'nothing', body: '' },
  { name: 'a page', body: '<!DOCTYPE html><html><body>Maintenance</body></html>' },
  { name: 'another document', body: '<Envelope><Cube/></Envelope>' },
  { name: 'a table cut short', body: DOCUMENT.slice(0, -30) },
  {
    name: 'two days',
    body: DOCUMENT.replace('</Cube>\n\t</Cube>', "</Cube><Cube time='2026-11-27'/></Cube>"),
  },
  { name: 'a day that is none', body: ecbDocument('2026-11-31', RATES) },
  { name: 'no currencies', body: ecbDocument('2026-11-30', {}) },
  { name: 'no dollar', body: ecbDocument('2026-11-30', { JPY: '178.31' }) },
  { name: 'a rate of zero', body: ecbDocument('2026-11-30', { ...RATES, GBP: '0.0000' }) },
  { name: 'a rate below zero', body: ecbDocument('2026-11-30', { ...RATES, GBP: '-0.87' }) },
  { name: 'a rate that is no number', body: ecbDocument('2026-11-30', { ...RATES, GBP: 'N/A' }) },
  { name: 'a rate with a comma', body: ecbDocument('2026-11-30', { ...RATES, GBP: '0,87' }) },
])('$name is garbage', async ({ body }) => {
  const { fetchRates } = await bank(sends(body))
  expect(await fetchRates()).toMatchObject({ ok: false, failure: { code: 'garbage' } })
})

test.for([404, 500, 503])('HTTP %i is garbage, whatever it says', async (status) => {
  const { fetchRates } = await bank((_, response) => void response.writeHead(status).end(DOCUMENT))
  expect(await fetchRates()).toEqual({ ok: false, failure: { code: 'garbage', detail: `HTTP ${status}` } })
})

test('a table that never ends is dropped at eight megabytes', async () => {
  const { fetchRates } = await bank((_, response) => {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536, 32)));
    }
    response.on('drain', more)
    more()
  }, 10_000)
  expect(await fetchRates()).toMatchObject({ ok: false, failure: { code: 'garbage' } })
})

test('one who takes the call and hangs, or stops in the middle, is no answer in time', async () => {
  for (const answer of [
    () => {},
    (_, response) => void response.write(DOCUMENT.slice(0, 200)),
  ] as RequestListener[]) {
    const { fetchRates } = await bank(answer, 200)
    expect(await fetchRates()).toMatchObject({ ok: false, failure: { code: 'no_answer' } })
  }
})

test('nobody there is unreachable', async () => {
  const { fetchRates, close } = await bank(sends(DOCUMENT))
  await close()
  expect(await fetchRates()).toMatchObject({ ok: false, failure: { code: 'unreachable' } })
})
