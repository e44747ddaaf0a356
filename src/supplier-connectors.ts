import { EUROPCAR_ACCOUNTS } from '#connectors/suppliers/europcar/accounts.ts'
import { createEuropcar } from '#connectors/suppliers/europcar/connector.ts'
import { FLEXIBLE_AUTOS_ACCOUNT } from '#connectors/suppliers/flexible-autos/accounts.ts'
import { createFlexibleAutos } from '#connectors/suppliers/flexible-autos/connector.ts'
import { GREEN_MOTION_ACCOUNTS } from '#connectors/suppliers/green-motion/accounts.ts'
import { createGreenMotion } from '#connectors/suppliers/green-motion/connector.ts'
import { OK_MOBILITY_ACCOUNTS } from '#connectors/suppliers/ok-mobility/accounts.ts'
import { createOkMobility } from '#connectors/suppliers/ok-mobility/connector.ts'
import { OTA_ACCOUNT } from '#connectors/suppliers/ota/accounts.ts'
import { createOta } from '#connectors/suppliers/ota/connector.ts'
import { RENTICAR_ACCOUNT } from '#connectors/suppliers/renticar/accounts.ts'
import { createRenticar } from '#connectors/suppliers/renticar/connector.ts'
import { placesIn } from '#connectors/suppliers/renticar/places.ts'
import { simulatedPlaces } from '#connectors/suppliers/renticar/simulated-locations.ts'
import type { SupplierConnector } from '#domains/suppliers/supplier-connector.ts'
import type { Config } from './config.ts'
import type { SupplierName, SupplierUrls } from './simulators.ts'

/** How long a plan may take to answer a search, and an order; a late search answer still fills the rate cache. */
export type Patience = { timeoutMs: number; reserveTimeoutMs: number; concurrency: number }

const PATIENCE: Patience = { timeoutMs: 20_000, reserveTimeoutMs: 15_000, concurrency: 16 }

/** How to speak to whoever answers at an address. */
type Line = Patience & { url: string }

/** The plans of each supplier, by plan id: the simulators' accounts unless others are configured. */
const PLANS: Record<SupplierName, Record<string, (config: Config, line: Line) => SupplierConnector>> = {
  okMobility: {
    'ok-mobility': (config, line) =>
      createOkMobility({
        ...line,
        companyCode: config.SUPPLIER_OKMOBILITY_COMPANY ?? OK_MOBILITY_ACCOUNTS.flexible.companyCode,
        customerCode: config.SUPPLIER_OKMOBILITY_CUSTOMER ?? OK_MOBILITY_ACCOUNTS.flexible.customerCode,
      }),
    'ok-mobility-nr': (config, line) =>
      createOkMobility({
        ...line,
        companyCode: config.SUPPLIER_OKMOBILITY_COMPANY ?? OK_MOBILITY_ACCOUNTS.nonRefundable.companyCode,
        customerCode:
          config.SUPPLIER_OKMOBILITY_NR_CUSTOMER ?? OK_MOBILITY_ACCOUNTS.nonRefundable.customerCode,
      }),
  },
  europcar: {
    'europcar-standard': (config, line) =>
      createEuropcar({
        ...line,
        callerCode: config.SUPPLIER_EUROPCAR_CALLER ?? EUROPCAR_ACCOUNTS.standard.callerCode,
        password: config.SUPPLIER_EUROPCAR_PASSWORD ?? EUROPCAR_ACCOUNTS.standard.password,
      }),
    'europcar-prepaid': (config, line) =>
      createEuropcar({
        ...line,
        callerCode: config.SUPPLIER_EUROPCAR_PREPAID_CALLER ?? EUROPCAR_ACCOUNTS.prepaid.callerCode,
        password: config.SUPPLIER_EUROPCAR_PREPAID_PASSWORD ?? EUROPCAR_ACCOUNTS.prepaid.password,
        prepaidMode: 'PP',
      }),
  },
  flexibleAutos: {
    'flexible-autos': (config, line) =>
      createFlexibleAutos({
        ...line,
        agentCode: config.SUPPLIER_FLEXIBLEAUTOS_AGENT ?? FLEXIBLE_AUTOS_ACCOUNT.agentCode,
        password: config.SUPPLIER_FLEXIBLEAUTOS_PASSWORD ?? FLEXIBLE_AUTOS_ACCOUNT.password,
      }),
  },
  greenMotion: {
    'green-motion': (config, line) =>
      createGreenMotion({
        ...line,
        username: config.SUPPLIER_GREENMOTION_USERNAME ?? GREEN_MOTION_ACCOUNTS.greenMotion.username,
        password: config.SUPPLIER_GREENMOTION_PASSWORD ?? GREEN_MOTION_ACCOUNTS.greenMotion.password,
      }),
  },
  renticar: {
    renticar: (config, line) =>
      createRenticar({
        ...line,
        email: config.SUPPLIER_RENTICAR_EMAIL ?? RENTICAR_ACCOUNT.email,
        password: config.SUPPLIER_RENTICAR_PASSWORD ?? RENTICAR_ACCOUNT.password,
        places: config.SUPPLIER_RENTICAR_PLACES
          ? placesIn(config.SUPPLIER_RENTICAR_PLACES)
          : simulatedPlaces(),
      }),
  },
  ota: {
    'ota-najm': (config, line) =>
      createOta({
        ...line,
        requestorId: config.SUPPLIER_OTA_REQUESTOR ?? OTA_ACCOUNT.requestorId,
        password: config.SUPPLIER_OTA_PASSWORD ?? OTA_ACCOUNT.password,
        dialect: config.SUPPLIER_OTA_DIALECT,
        countries: config.SUPPLIER_OTA_COUNTRIES,
      }),
  },
}

/** The real suppliers' addresses; for the others the simulators stand. */
export function configuredSuppliers(config: Config): SupplierUrls {
  const urls: Record<SupplierName, string | undefined> = {
    okMobility: config.SUPPLIER_OKMOBILITY_URL,
    europcar: config.SUPPLIER_EUROPCAR_URL,
    flexibleAutos: config.SUPPLIER_FLEXIBLEAUTOS_URL,
    greenMotion: config.SUPPLIER_GREENMOTION_URL,
    renticar: config.SUPPLIER_RENTICAR_URL,
    ota: config.SUPPLIER_OTA_URL,
  }
  return Object.fromEntries(Object.entries(urls).filter(([, url]) => url !== undefined))
}

/** Suppliers of whom some plan is sold here: all, unless PLANS names the plans. */
export function suppliersSold({ PLANS: named }: Config): SupplierName[] {
  const names = Object.keys(PLANS) as SupplierName[]
  return names.filter((name) => Object.keys(PLANS[name]).some((planId) => named?.includes(planId) ?? true))
}

/** The plans that PLANS names, all without it; throws for one that there is not. */
export function plansSold(
  { PLANS: named }: Config,
  connectors: ReadonlyMap<string, SupplierConnector>,
): ReadonlyMap<string, SupplierConnector> {
  if (!named) return connectors
  const unknown = named.filter((planId) => !connectors.has(planId))
  if (unknown.length > 0)
    throw new Error(`The configuration has faults:\n  PLANS: no plan ${unknown.join(', ')}`)
  return new Map([...connectors].filter(([planId]) => named.includes(planId)))
}

/** The connectors of all plans whose supplier has an address, by plan id. */
export function supplierConnectors(
  config: Config,
  urls: SupplierUrls,
  patience: Patience = PATIENCE,
): ReadonlyMap<string, SupplierConnector> {
  const names = Object.keys(PLANS) as SupplierName[]
  return new Map(
    names.flatMap((name) => {
      const url = urls[name]
      if (url === undefined) return []
      return Object.entries(PLANS[name]).map(
        ([planId, create]) => [planId, create(config, { url, ...patience })] as const,
      )
    }),
  )
}
