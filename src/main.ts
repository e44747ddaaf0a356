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
  // The whole product is loaded only for a configuration without faults, which are told at once.
  const { startProduct } = await import('./start.ts')
  const product = await startProduct(config, createLog(config.LOG_LEVEL))
  stopOnSignals(product, config.shutdownDelaySeconds * 1000)
  process.stdout.write(product.welcome)
}

/**
 * Told to stop by a service manager, the process says at once that it is not ready and answers for `delayMs` more, so
 * that whoever hands out its requests can see it; a second signal, and Ctrl-C, does not wait for that.
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
    // The database's package would stop it and end us at once; requests under way come first. Ours is there before
    // theirs goes: a signal that nobody listens for, be it for a moment, is lost.
    const others = process.listeners(signal)
    process.on(signal, stop)
    for (const other of others) process.off(signal, other)
  }
}
