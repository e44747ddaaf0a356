import { once } from 'node:events'
import { createServer } from 'node:net'

/** Rejects as `listen` would if the address is unavailable, so that this is reported before anything starts. */
export async function assertPortFree(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
