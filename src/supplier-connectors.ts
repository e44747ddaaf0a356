import type { AvailabilityTask } from '#connectors/suppliers/availability.worker.ts'
import type { SupplierConnection } from '#connectors/suppliers/supplier-manifest.ts'
import { SUPPLIERS } from '#connectors/suppliers/suppliers.ts'
import type { PictureHosts, Rate, SupplierConnector, SupplierResult } from '#domains/suppliers/public.ts'
import { processWork } from '#platform/processes/process-work.ts'
import type { Config } from './config.ts'
import type { SupplierUrls } from './simulators.ts'

/** Timeouts of a plan for a search and an order; a late search response still fills the rate cache. */
export type SupplierTimeouts = Omit<SupplierConnection, 'url'>

const TIMEOUTS: SupplierTimeouts = { timeoutMs: 20_000, reserveTimeoutMs: 15_000, concurrency: 16 }

/** The plans that PLANS lists, or all if it is unset. */
export function plansSold(
  { PLANS: planIds }: Config,
  connectors: ReadonlyMap<string, SupplierConnector>,
): ReadonlyMap<string, SupplierConnector> {
  return planIds ? new Map([...connectors].filter(([planId]) => planIds.includes(planId))) : connectors
}

/** The connectors of all plans whose supplier has a URL, by plan id. */
export function supplierConnectors(
  { supplierSettings }: Config,
  urls: SupplierUrls,
  timeouts: SupplierTimeouts = TIMEOUTS,
): ReadonlyMap<string, SupplierConnector> {
  return new Map(
    SUPPLIERS.flatMap(({ name, plans }) => {
      const url = urls[name]
      if (url === undefined) return []
      return plans.map(({ id, connect }) => [id, connect(supplierSettings, { url, ...timeouts })] as const)
    }),
  )
}

const availabilityInProcess = processWork<AvailabilityTask, SupplierResult<Rate[]>>(
  new URL('connectors/suppliers/availability.worker.ts', import.meta.url),
)

/**
 * Returns the connectors for rate requests of jobs, by plan id. They run in a process of their own: parsing
 * seven replies would delay travellers' requests.
 */
export function connectorsOfJobs(
  { supplierSettings }: Config,
  urls: SupplierUrls,
  timeouts: SupplierTimeouts = TIMEOUTS,
): ReadonlyMap<string, Pick<SupplierConnector, 'availability'>> {
  return new Map(
    SUPPLIERS.flatMap(({ name, plans }) => {
      const url = urls[name]
      if (url === undefined) return []
      const connection = { url, ...timeouts }
      return plans.map(({ id: planId }) => {
        const availability: SupplierConnector['availability'] = (rental) =>
          availabilityInProcess({ planId, settings: supplierSettings, connection, rental })
        return [planId, { availability }] as const
      })
    }),
  )
}

/**
 * Returns the hosts allowed for each supplier's images, by its code: its own, the configured ones, or its
 * simulator's.
 */
export function pictureHosts(
  { supplierSettings, production }: Config,
  simulatedAt: ReadonlyMap<string, string>,
): ReadonlyMap<string, PictureHosts> {
  return new Map(
    SUPPLIERS.filter((supplier) => 'pictureHosts' in supplier).map(
      ({ name, address, row, pictureHosts: planIds }) => {
        const [url, listed] = [supplierSettings[address], supplierSettings[planIds]]
        const own = typeof url === 'string' ? [new URL(url).hostname] : []
        const hosts = [...own, ...(Array.isArray(listed) ? listed.map(String) : [])]
        const simulated =
          simulatedAt.get(name) ?? hosts.find((host) => !production && host.startsWith('http:'))
        return [row.code, { hosts, ...(simulated !== undefined && { simulated }) }] as const
      },
    ),
  )
}
