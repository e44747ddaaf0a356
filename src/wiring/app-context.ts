import type { Clock } from '#kernel/clock.ts'
import type { SupplierConnector } from '#domains/suppliers/public.ts'
import type { Database } from '#platform/db/database.ts'
import type { RenderPage } from '#platform/http/site.ts'
import type { HashCost } from '#platform/crypto.ts'
import type { Log } from '#platform/log.ts'
import type { Config } from '#src/config.ts'
import type { SiteSettings } from '#src/site-settings.contract.ts'

/** What the outside world is to the app: where it keeps things, what time it is, whom it asks. */
export type AppContext = {
  config: Config
  /** This process's alone: what it leaves unfinished is taken up when its lease on it is over. */
  workerId: string
  /** Where people reach it, without a slash at the end. */
  publicUrl: string
  database: Database
  clock: Clock
  log: Log
  /** By plan id; a plan without a connector is not sold. */
  connectors: ReadonlyMap<string, SupplierConnector>
  paymentsUrl: string
  /** How long the gateway may take over one question. */
  paymentsTimeoutMs?: number
  /** What hashing a password costs, where it is not as much as it should. */
  passwordCost?: HashCost
  /** Absent: the API alone. */
  site?: {
    distDir: string
    render: RenderPage<SiteSettings & { fetchApi: (request: Request) => Promise<Response> }>
  }
}
