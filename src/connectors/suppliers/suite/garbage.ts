import { once } from 'node:events'
import { createServer } from 'node:http'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SupplierConnector } from '#domains/suppliers/supplier-connector.ts'
import { value } from './bench.ts'
import type { Bench } from './bench.ts'

const CODES: ReadonlySet<string> = new Set(['refused', 'unreachable', 'no_answer', 'garbage'])
const BOMB =
  '<!DOCTYPE b [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>'

type Damage = (reply: string) => string

const place = fc.double({ min: 0, max: 1, noNaN: true })
const between = (text: string, one: number, other: number) =>
  [Math.floor(Math.min(one, other) * text.length), Math.floor(Math.max(one, other) * text.length)] as const

/** What may become of a reply on its way. */
const damage: fc.Arbitrary<Damage> = fc.oneof(
  place.map(
    (at): Damage =>
      (reply) =>
        reply.slice(0, Math.floor(at * (reply.length - 2))),
  ),
  fc.tuple(place, place).map(([one, other]): Damage => (reply) => {
    const [from, to] = between(reply, one, other)
    return reply.slice(to) + reply.slice(from, to) + reply.slice(0, from)
  }),
  fc.tuple(place, place).map(([one, other]): Damage => (reply) => {
    const [from, to] = between(reply, one, other)
    return reply.slice(0, to) + reply.slice(from)
  }),
  fc.tuple(place, fc.string({ unit: 'binary', maxLength: 40 })).map(([at, noise]): Damage => (reply) => {
    const [from] = between(reply, at, 1)
    return reply.slice(0, from) + noise + reply.slice(from + noise.length)
  }),
  fc.constant<Damage>((reply) => reply.replace(/\?>/, `?>${BOMB}`).replace(/>([^<>]+)</, '>&c;&c;&c;<')),
  fc.constant<Damage>((reply) => `${reply}${' '.repeat(9_000_000)}`),
  fc.constantFrom('', '{}', 'null', '<a/>', '<html><body>no</body></html>', '\u0000').map(
    (text): Damage =>
      () =>
        text,
  ),
  fc
    .tuple(fc.constantFrom('0', '-1', 'NaN', '1e99', '99999999999999'), place)
    .map(([number, at]): Damage => (reply) => {
      const [from] = between(reply, at, 1)
      return reply.slice(0, from) + reply.slice(from).replace(/\d+\.\d+/g, number)
    }),
)

/** Rules of broken replies: a real one is captured, damaged and played back by a server of the test's own. */
export function garbageRules(bench: Bench): void {
  test(
    'a damaged reply never throws, and never sells a car without a sound price',
    { timeout: 120_000 },
    async () => {
      const replay = await replayingServer(() => bench.simulator().url)
      try {
        const connector = bench.connect({ url: replay.url })
        const car = await bench.chosenCar(bench.rental, 10)
        const request = bench.order(car)
        const keys = { ...request, supplierReference: '1' }
        const calls: readonly ((supplier: SupplierConnector) => Promise<unknown>)[] = [
          (supplier) => supplier.availability(bench.rental),
          (supplier) => supplier.recheck(bench.rental, car),
          (supplier) => supplier.retrieve(keys),
          (supplier) => supplier.cancel(keys),
        ]
        await fc.assert(
          fc.asyncProperty(damage, fc.nat({ max: calls.length - 1 }), async (harm, at) => {
            replay.damage(harm)
            const outcome = await calls[at]?.(connector)
            expect(outcome).toSatisfy(sound)
          }),
          { numRuns: 120 },
        )
        replay.damage((reply) => reply.slice(0, Math.floor(reply.length * 0.9)))
        expect(await connector.availability(bench.rental)).toMatchObject({
          ok: false,
          failure: { code: 'garbage' },
        })
        replay.damage((reply) => reply)
        expect(value(await connector.availability(bench.rental)).length).toBeGreaterThan(0)
      } finally {
        await replay.close()
      }
    },
  )
}

function sound(outcome: unknown): boolean {
  if (typeof outcome !== 'object' || outcome === null || !('ok' in outcome)) return false
  if ('failure' in outcome)
    return typeof outcome.failure === 'object' && outcome.failure !== null && 'code' in outcome.failure
      ? CODES.has(String(outcome.failure.code))
      : false
  const rates = 'value' in outcome ? [outcome.value].flat() : []
  const keys = rates.flatMap((rate) =>
    typeof rate === 'object' && rate !== null && 'key' in rate ? [rate.key] : [],
  )
  if (new Set(keys).size !== keys.length) return false
  return rates.every((rate) => {
    if (typeof rate !== 'object' || rate === null || !('acriss' in rate && 'total' in rate)) return true
    const { total } = rate
    return typeof total === 'object' && total !== null && 'amount' in total && Number(total.amount) > 0
  })
}

/** Passes each call on to the simulator and damages what comes back. */
async function replayingServer(target: () => string) {
  let harm: Damage = (reply) => reply
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method = 'POST' } = request
      const { 'content-type': contentType = '', authorization = '' } = request.headers
      fetch(target() + (request.url === '/' ? '' : request.url), {
        method,
        headers: { 'content-type': contentType, authorization },
        ...(method === 'POST' && { body: Buffer.concat(chunks) }),
      })
        .then(async (reply) => response.writeHead(reply.status).end(harm(await reply.text())))
        .catch(() => response.destroy())
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    damage(next: Damage): void {
      harm = next
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
