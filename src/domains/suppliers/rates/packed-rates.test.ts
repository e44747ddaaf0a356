import { zstdCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { stubRate } from '#testing/stand-ins/stub-suppliers.ts'
import { packRates, readPackedRates, unpackRates } from './packed-rates.service.ts'

const RATES = [
  stubRate({ vendorName: 'Örtliche سيارات', productName: 'Prepaid', carry: { id: '1' } }),
  stubRate({
    mileage: { unlimited: false, includedKm: 200, extraKm: { amount: 25, currency: 'EUR' } },
    fees: [{ kind: 'one_way', amount: { amount: 4_000, currency: 'EUR' }, included: true }],
    inclusions: ['third_party_liability'],
    cancellation: { nonRefundable: false, freeUntil: '2027-03-01T10:00' },
  }),
]

test('what is packed is the same when this process or another unpacks it', async () => {
  const packed = await packRates({ tookMs: 12, rates: RATES })
  expect(unpackRates(packed)).toEqual(RATES)
  expect(await readPackedRates(packed)).toEqual({ tookMs: 12, rates: RATES })
})

test('no cars are an answer', async () => {
  expect(await readPackedRates(await packRates({ tookMs: 0, rates: [] }))).toEqual({ tookMs: 0, rates: [] })
})

test('bytes with any one bit turned over are not read', async () => {
  const packed = await packRates({ tookMs: 12, rates: RATES })
  for (let bit = 0; bit < packed.length * 8; bit += 7) {
    const broken = Buffer.from(packed)
    broken[bit >> 3] = (broken[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    expect((await readPackedRates(broken)) ?? { tookMs: 12, rates: RATES }).toEqual({
      tookMs: 12,
      rates: RATES,
    })
  }
})

test.for([
  { what: 'nothing', bytes: Buffer.alloc(0) },
  { what: 'noise', bytes: Buffer.from('<html>502 Bad Gateway</html>') },
  { what: 'no JSON', bytes: zstdCompressSync('{"rates":[') },
  { what: 'another document', bytes: zstdCompressSync('{"rates":"many"}') },
  { what: 'a car without a price', bytes: packedJson([{ ...stubRate(), total: null }]) },
  {
    what: 'a price that is no whole number',
    bytes: packedJson([stubRate({ total: { amount: 1.5, currency: 'EUR' } })]),
  },
  { what: 'more than any answer holds', bytes: zstdCompressSync(Buffer.alloc(60_000_000)) },
])('$what is not read', async ({ bytes }) => {
  expect(await readPackedRates(bytes)).toBeNull()
})

function packedJson(rates: unknown): Buffer {
  return zstdCompressSync(JSON.stringify({ tookMs: 1, rates }))
}
