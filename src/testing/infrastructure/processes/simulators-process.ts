// The outside services in their own process, which outlives any server of a test. Prints their URLs as one line of
// JSON, and exits when its standard input closes.
// oxlint-disable-next-line time/real-clock -- this process runs on the clock that its test has set
import { systemClock } from '#kernel/clock.ts'
import { startSimulators } from '#src/simulators.ts'
import { gatewayAt } from '../../stand-ins/gateway.ts'

const [dataDir = '', paymentsKey = '', stock = '', delay = ''] = process.argv.slice(2)

const { suppliers, supplierUrls, payments, close } = await startSimulators({
  dataDir,
  clock: systemClock,
  suppliers: ['okMobility', 'europcar'],
  paymentsKey,
  fleet: { stock: Number(stock) },
})
if (!payments) throw new Error('the gateway did not start')

// Slow enough that a server can be killed between a request and its response.
const slow = { mode: 'slow', delayMs: Number(delay) } as const
await Promise.all([
  suppliers.okMobility.injectFault({ ...slow, operation: 'reserve' }),
  suppliers.europcar.injectFault({ ...slow, operation: 'reserve' }),
  gatewayAt(payments.url).injectFault(slow),
])

process.stdout.write(`${JSON.stringify({ ...supplierUrls, payments: payments.url })}\n`)
process.stdin.resume()
process.stdin.once('end', () => void close().then(() => process.exit(0)))
