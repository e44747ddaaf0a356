import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { runLoad } from './load/run-load.ts'
import { faultShare, reportOf } from './load/report.ts'

/**
 * `npm run load -- --url http://localhost:3000` simulates travellers on a running product, at a steady rate,
 * and prints the results of each kind of request. It fails if more than `--most-faults` percent failed. It
 * only calls this machine unless `--host` names another: load on someone else's server is an attack.
 *
 * Set RATE_LIMIT_SCALE or TRUSTED_PROXIES for the product (each traveller then has an address): its rate
 * limits treat one machine as one visitor.
 */
const { values: args } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000' },
    host: { type: 'string' },
    /** Requests a second, of all travellers together. */
    rate: { type: 'string', default: '50' },
    travellers: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
    /** An order for so many searches. */
    'order-one-in': { type: 'string', default: '1000' },
    'most-faults': { type: 'string', default: '0.1' },
    /** Output file for the outcome of each order, as JSON lines. */
    orders: { type: 'string' },
  },
})

const MAX_SECONDS = 7200
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

const url = new URL(args.url)
if (!LOOPBACK.includes(url.hostname) && args.host !== url.hostname)
  throw new Error(`${url.hostname} is not this machine: --host ${url.hostname} says that it is meant`)

const { steps, orders } = await runLoad({
  url: url.origin,
  rate: Number(args.rate),
  travellers: Number(args.travellers),
  seconds: Math.min(Number(args.seconds), MAX_SECONDS),
  orderOneIn: Number(args['order-one-in']),
})
console.log(reportOf(steps))
if (args.orders !== undefined)
  writeFileSync(args.orders, orders.map((order) => `${JSON.stringify(order)}\n`).join(''))
process.exitCode = faultShare(steps) * 100 > Number(args['most-faults']) ? 1 : 0
