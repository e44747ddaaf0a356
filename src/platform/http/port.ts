import { once } from 'node:events'
import { createServer } from 'node:net'

/** Rejects as listening would where the address cannot be listened at, so that this is seen before anything starts. */
export async function expectFree(host: string, port: number): Promise<void> {
  const probe = createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}
