import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Result } from '#kernel/result.ts'
import type {
  RecheckedRate,
  Reservation,
  SupplierConnector,
  SupplierFailure,
} from '#domains/suppliers/supplier-connector.ts'
import { feesFit } from '#domains/suppliers/supplier-connector.ts'
import { value } from './bench.ts'
import type { Bench, ConnectorUnderTest } from './bench.ts'
import { amountsAndFlags, damage, untouched } from './damage.ts'
import { replayingServer } from './replay.ts'
import { withSmallSimulator } from './capture.ts'

const CASES = 300
/** Number of replies with changed amounts and flags, whose cars may be sold at the changed prices. */
const OTHER_AMOUNTS = 40
const SEED = 20_260_501
const CODES: ReadonlySet<string> = new Set(['refused', 'unreachable', 'no_answer', 'garbage'])
/** Timeouts for a stalled reply. */
const TIMEOUTS = { timeoutMs: 150, reserveTimeoutMs: 150 }

type Answer = Result<unknown, SupplierFailure>
type Call = { name: string; send(): Promise<Answer> }
/** A call, its result when nothing is damaged, and the number of replies it takes. */
type Case = Call & { right: Answer; replies: number }

/** Rules of damaged replies: real ones are recorded, damaged and replayed by a server of the test. */
export function garbageRules(bench: Bench, { start, connect }: ConnectorUnderTest): void {
  test(
    `of ${CASES} damaged replies each ends in a failure that is named, or in the right price; no fees exceed a total`,
    { timeout: 60_000 },
    async () => {
      await withSmallSimulator(start, async (simulator) => {
        const replay = await replayingServer(simulator.url)
        try {
          const supplier = connect({
            url: replay.url,
            timeoutMs: 4_000,
            reserveTimeoutMs: 4_000,
          })
          const exchanged = await conversation(bench, supplier)
          const cases: Case[] = []
          for (const call of callsOf(connect({ url: replay.url, ...TIMEOUTS }), exchanged)) {
            replay.damage(untouched)
            cases.push({ ...call, right: await call.send(), replies: replay.replies() })
          }
          // A call that the protocol lacks sends no request, so nothing can be damaged.
          const anyCase = fc.oneof(
            ...cases
              .filter(({ replies }) => replies > 0)
              .map((each) => ({ weight: each.name === 'locations' ? 1 : 10, arbitrary: fc.constant(each) })),
          )
          await fc.assert(
            fc.asyncProperty(anyCase, damage, fc.nat(), async ({ name, send, replies }, harm, any) => {
              const spared = any % replies
              replay.damage(harm, spared)
              const answer = await send()
              const faults = replay.hasSentGarbage()
                ? unsound(name, answer)
                : wrongs(name, answer, rightOf(name, cases))
              expect(faults, `${name}, ${harm.name}, ${spared} spared`).toEqual([])
            }),
            { numRuns: CASES, seed: SEED, endOnFailure: true },
          )
          const priced = fc.constantFrom(
            ...cases.filter(({ name }) => /^(?:availability|recheck)$/.test(name)),
          )
          await fc.assert(
            fc.asyncProperty(priced, amountsAndFlags, async ({ name, send }, harm) => {
              replay.damage(harm)
              expect(unsound(name, await send()), `${name}, ${harm.name}`).toEqual([])
            }),
            { numRuns: OTHER_AMOUNTS, seed: SEED, endOnFailure: true },
          )
        } finally {
          await replay.close()
        }
      })
    },
  )
}

/** Makes every call once, so that each reply is recorded. */
async function conversation({ rental, order }: Bench, supplier: SupplierConnector) {
  value(await supplier.locations())
  const [car] = value(await supplier.availability(rental))
  if (!car) throw new Error('no car')
  const request = order(value(await supplier.recheck(rental, car)))
  const { supplierReference } = value(await supplier.reserve(request))
  const keys = { ...request, supplierReference }
  await supplier.retrieve(keys)
  await supplier.modify(keys, request)
  value(await supplier.cancel(keys))
  return { rental, car, request, keys }
}

function callsOf(
  supplier: SupplierConnector,
  { rental, car, request, keys }: Awaited<ReturnType<typeof conversation>>,
): Call[] {
  return [
    { name: 'locations', send: () => supplier.locations() },
    { name: 'availability', send: () => supplier.availability(rental) },
    { name: 'recheck', send: () => supplier.recheck(rental, car) },
    { name: 'reserve', send: () => supplier.reserve(request) },
    { name: 'retrieve', send: () => supplier.retrieve(keys) },
    { name: 'modify', send: () => supplier.modify(keys, request) },
    { name: 'cancel', send: () => supplier.cancel(keys) },
  ]
}

/** Returns the valid results of a call: an unreadable cancellation is looked up, and the record may be unchanged. */
function rightOf(name: string, cases: readonly Case[]): Map<string, string> {
  const casesOf = (operation: string) => cases.filter((each) => each.name === operation)
  const right = [...casesOf(name), ...(name === 'cancel' ? casesOf('retrieve') : [])]
  return new Map(right.flatMap((each) => (each.right.ok ? pricesIn(each.name, each.right.value) : [])))
}

/** Returns the errors in a result, compared with the right one: none, or a line for each. */
function wrongs(name: string, answer: Answer, right: ReadonlyMap<string, string>): string[] {
  if (!answer.ok) return unsound(name, answer)
  // A pending reservation is looked up again later.
  const isRight = ([what, price]: [string, string]) =>
    right.get(what) === price || (right.has(what) && price === UNKNOWN_PRICE) || what.endsWith(' pending')
  const wrong = pricesIn(name, answer.value).filter((each) => !isRight(each))
  return [
    ...unsound(name, answer),
    ...wrong.map(([what, price]) => `${what}: ${price}, not ${right.get(what) ?? 'there'}`),
  ]
}

/**
 * Returns the errors in a result whatever the right one is: an unknown failure code, a price of zero or less, a
 * duplicate, or fees inside a total that exceed it.
 */
function unsound(name: string, answer: Answer): string[] {
  if (!answer.ok) return CODES.has(answer.failure.code) ? [] : [`failed as ${answer.failure.code}`]
  const found = pricesIn(name, answer.value)
  const twice = found.length - new Set(found.map(([what]) => what)).size
  return [
    ...(twice > 0 ? [`${twice} sold twice`] : []),
    ...[answer.value]
      .flat()
      .filter(isRate)
      .filter(({ total, fees = [] }) => !feesFit(total, fees))
      .map(({ key }) => `${key}: its fees exceed its total`),
    ...found.filter(([, price]) => /^(?:-|0 )/.test(price)).map(([what, price]) => `${what}: ${price}`),
  ]
}

const UNKNOWN_PRICE = 'untold'

/**
 * Returns everything with a price in a result, by name: cars, extras and covers, reservations. The number of a new
 * reservation is only in its own reply, so damage to it cannot be detected.
 */
function pricesIn(name: string, answer: unknown): [string, string][] {
  return [answer].flat().flatMap((each): [string, string][] => {
    if (isReservation(each))
      return [[`${name === 'reserve' ? '' : each.supplierReference} ${each.status}`, written(each.total)]]
    // An existing reservation must not be reported as missing.
    if (each === null) return [['no reservation', '']]
    if (!isRate(each)) return []
    const added = [...(each.extras ?? []), ...(each.protections ?? [])]
    return [
      [each.key, written(each.total)],
      ...added.map(({ id, priceForRental }): [string, string] => [id, written(priceForRental)]),
    ]
  })
}

function written(price: { amount: number; currency: string } | null): string {
  return price === null ? UNKNOWN_PRICE : `${price.amount} ${price.currency}`
}

/** Returns true if the car can be sold. A car with an unclear price is only counted. */
function isRate(value: unknown): value is Partial<RecheckedRate> & Pick<RecheckedRate, 'key' | 'total'> {
  return (
    typeof value === 'object' && value !== null && 'key' in value && 'total' in value && !('unclear' in value)
  )
}

function isReservation(value: unknown): value is Reservation {
  return typeof value === 'object' && value !== null && 'supplierReference' in value
}
