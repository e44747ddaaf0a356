import { openDatabase } from '#platform/db/database.ts'
import { testDatabase } from './database.ts'
import { startTcpProxy } from './tcp-proxy.ts'

/** A test database that can be disconnected: `database` connects through `proxy`, `direct` does not. */
export async function proxiedDatabase(options: { retryWindowMs?: number } = {}) {
  const direct = await testDatabase()
  const proxy = await startTcpProxy(direct.url)
  const database = openDatabase(proxy.url, { connections: 3, ...options })
  return {
    direct,
    proxy,
    database,
    async close() {
      await database.close()
      await proxy.end()
      await direct.close()
    },
  }
}
