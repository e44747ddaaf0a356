import { setTimeout as wait } from 'node:timers/promises'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { CARD } from '#testing/builders/rentals/journey.ts'
import { median } from '../bench/rounds.ts'
import { rentalQuery } from '../bench/search.ts'
import type { Attack, Call, Outcome } from './attack.ts'
import { cartOf, driver, offerOf } from './car-attacks.ts'

export const METRICS_TOKEN = 'attacks-only-metrics-token'

const ROUNDS = 3
/** Some ten seconds, so that the burst allowance of one address is a small part of the attack. */
const ORDERS_A_ROUND = 180
const ORDERS_AT_ONCE = 2
const ATTACKERS = 8
const MAX_LATE_MS = 300
const MAX_LOST_PERCENT = 20

/** A kind of attack: its requests per second, all attackers together. */
type LoadAttack = { perSecond: number; send: (call: Call, iteration: number) => Promise<unknown> }

/** A body of 12,000 fields, within the size limit of a request. */
const MANY_FIELDS = Object.fromEntries(Array.from({ length: 12_000 }, (_, at) => [at.toString(36), 0]))

let addresses = 0
/** Returns an address that sent no request yet, so that no rate limit applies. */
function anyAddress(): string {
  addresses += 1
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

const ATTACKS: Readonly<Record<string, LoadAttack>> = {
  'bodies of 12,000 fields are sent': {
    perSecond: 80,
    send: (call) => call('/api/vehicle-detail', anyAddress(), { body: MANY_FIELDS }),
  },
  'one address opens pages of results and bookings': {
    perSecond: 80,
    send: (call, iteration) => {
      const path =
        iteration % 4 === 0
          ? `/en/search?${rentalQuery(iteration % 200)}`
          : `/en/booking/KMRTW7XY${iteration % 90}`
      return call(path, '203.0.113.99', { headers: { accept: 'text/html' } })
    },
  },
  'PDFs of five hundred rows are asked for': {
    perSecond: 20,
    send: (call) =>
      call('/trips/api/shuttle/grid?rows=-1', anyAddress(), { headers: { accept: 'application/pdf' } }),
  },
}

/** Measures the rate of orders and the event loop delay during requests that are cheap to send and expensive to answer. */
export const loadAttacks: Attack = async ({ call }) => {
  const offer = await offerOf(call, anyAddress(), ({ payment }) => payment.timing === 'part')
  const newCarts = async () => {
    const carts = []
    while (carts.length < ORDERS_A_ROUND) carts.push(await cartOf(call, anyAddress(), offer))
    return carts
  }
  const outcomes: Outcome[] = []
  // Warms up each code path.
  for (const { send } of Object.values(ATTACKS)) await send(call, 0)
  await orderRate(call, await newCarts())
  for (const [name, load] of Object.entries(ATTACKS)) {
    const [ratios, late]: [number[], number[]] = [[], []]
    const total = { requested: 0 }
    for (let round = 0; round < ROUNDS; round++) {
      const [first, second] = [await newCarts(), await newCarts()]
      const idle = await orderRate(call, first)
      await latenessOf(call)
      const attack = startAttack(call, load)
      const underAttack = await orderRate(call, second)
      total.requested += await attack.end()
      late.push(await latenessOf(call))
      ratios.push(underAttack / idle)
    }
    outcomes.push(
      {
        what: `Milliseconds that the event loop is late while ${name}`,
        ...total,
        got: Math.round(Math.max(...late)),
        bound: MAX_LATE_MS,
      },
      {
        what: '… and percent of their rate that orders lose',
        ...total,
        got: Math.max(0, Math.round(100 * (1 - median(ratios)))),
        bound: MAX_LOST_PERCENT,
      },
    )
  }
  return outcomes
}

function startAttack(call: Call, { perSecond, send }: LoadAttack) {
  const ended = new AbortController()
  let iteration = 0
  const pauseMs = (1000 * ATTACKERS) / perSecond
  const attackers = Array.from({ length: ATTACKERS }, async () => {
    while (!ended.signal.aborted) {
      await send(call, iteration++)
      await wait(pauseMs)
    }
  })
  return {
    /** Ends the attack; returns the number of responses. */
    async end() {
      ended.abort()
      await Promise.all(attackers)
      return iteration
    },
  }
}

/** Orders existing carts; returns orders per second. */
async function orderRate(
  call: Call,
  carts: { headers: Record<string, string>; booking: Booking }[],
): Promise<number> {
  const waiting = [...carts]
  const startedAt = performance.now()
  await Promise.all(
    Array.from({ length: ORDERS_AT_ONCE }, async () => {
      for (let cart = waiting.pop(); cart; cart = waiting.pop()) {
        const { headers, booking } = cart
        const { booking_id, price } = booking
        const body = { booking_id, driver: driver(), accept_total: price.total, payment: CARD }
        const { status } = await call('/api/user/order', anyAddress(), { headers, body })
        if (status !== 201) throw new Error(`an order answered ${status}`)
      }
    }),
  )
  return (carts.length / (performance.now() - startedAt)) * 1000
}

/** Returns the longest event loop delay since the last call, in milliseconds. */
async function latenessOf(call: Call): Promise<number> {
  const { body } = await call('/metrics', null, {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  const seconds = /^rihla_event_loop_delay_seconds (\S+)$/m.exec(String(body))?.[1]
  if (seconds === undefined) throw new Error('no delay of the event loop in /metrics')
  return Number(seconds) * 1000
}
