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
  /** What this process does of the product; absent: all of it. */
  role?: Role
  /** Other processes on this machine that serve the same port; absent: there are none. */
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
  /** How late this process is; absent: measured. */
  lateness?: Lateness
  /** The clock is the machine's, and is compared with the database's. */
  hasRealClock?: boolean
  log: Log
  /** By plan id; a plan without a connector is not sold. */
  connectors: ReadonlyMap<string, SupplierConnector>
  /** The same for the questions of jobs, where they are asked in a thread; without one, as those of travellers. */
  connectorsOfJobs?: ReadonlyMap<string, Pick<SupplierConnector, 'availability'>>
  /** Where pictures of suppliers' cars may come from, by the supplier's code; without them none is fetched. */
  pictureHosts?: ReadonlyMap<string, PictureHosts>
  paymentsUrl: string
  /** Timeout of one request to the gateway. */
  paymentsTimeoutMs?: number
  /** Cost of hashing a password, where lower than the default (tests). */
  passwordCost?: HashCost
  /** Absent: only the API is served. */
  site?: BuiltSite<SiteSettings>
}
