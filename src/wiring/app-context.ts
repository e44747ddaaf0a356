import type { Clock } from '#kernel/clock.ts'
import type { PictureHosts, SupplierConnector } from '#domains/suppliers/public.ts'
import type { Database } from '#platform/db/database.ts'
import type { BuiltSite } from '#platform/http/pages/site.ts'
import type { HashCost } from '#platform/crypto.ts'
import type { Lateness } from '#platform/http/loop-lateness.ts'
import type { Log } from '#platform/log.ts'
import type { CountTogether } from '#platform/http/rate-limit.ts'
import type { Config } from '#src/config.ts'
import type { Role } from '#src/role-settings.ts'
import type { SiteSettings } from '#src/site-settings.contract.ts'

/** The app's environment: its storage, its clock and the services it calls. */
export type AppContext = {
  config: Config
  /** The role of this process; absent: all roles. */
  role?: Role
  /** Other processes on this machine that serve the same port; absent: none. */
  siblings?: {
    /** The metrics of all of them, as text. */
    metrics: () => Promise<string>
    /** Counts the requests of all of them. */
    count: CountTogether
  }
  /** Unique to this process: other workers resume its unfinished work when its lease has expired. */
  workerId: string
  /** The public URL, without a trailing slash. */
  publicUrl: string
  database: Database
  clock: Clock
  /** The event loop's lateness; absent: measured. */
  lateness?: Lateness
  /** The clock is the machine's, and is compared with the database's. */
  hasRealClock?: boolean
  log: Log
  /** By plan id; a plan without a connector is not sold. */
  connectors: ReadonlyMap<string, SupplierConnector>
  /** Connectors for jobs, in a process of their own; absent: jobs use the travellers' connectors. */
  connectorsOfJobs?: ReadonlyMap<string, Pick<SupplierConnector, 'availability'>>
  /** Hosts allowed for images of suppliers' cars, by the supplier's code; absent: none is fetched. */
  pictureHosts?: ReadonlyMap<string, PictureHosts>
  paymentsUrl: string
  /** Timeout of one request to the gateway. */
  paymentsTimeoutMs?: number
  /** Cost of hashing a password, where lower than the default (tests). */
  passwordCost?: HashCost
  /** Absent: only the API is served. */
  site?: BuiltSite<SiteSettings>
}
