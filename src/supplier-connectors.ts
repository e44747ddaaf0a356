import { createEuropcar } from '#connectors/suppliers/europcar/connector.ts'
import { createFlexibleAutos } from '#connectors/suppliers/flexible-autos/connector.ts'
import { createGreenMotion } from '#connectors/suppliers/green-motion/connector.ts'
import { createOkMobility } from '#connectors/suppliers/ok-mobility/connector.ts'
import { createOta } from '#connectors/suppliers/ota/connector.ts'
import { createRenticar } from '#connectors/suppliers/renticar/connector.ts'
import { placesIn, type RenticarPlaces } from '#connectors/suppliers/renticar/places.ts'
import { simulatedPlaces } from '#connectors/suppliers/renticar/simulated-locations.ts'
import type { SupplierConnector } from '#domains/suppliers/supplier-connector.ts'
import { StartFailure } from '#platform/start-failure.ts'
import type { Config } from './config.ts'
import type { SupplierUrls } from './simulators.ts'
import {
  plansOf,
  SUPPLIER_NAMES,
  SUPPLIER_SETTINGS,
  type PlanAccount,
  type SupplierName,
} from './supplier-settings.ts'

/** How long a plan may take to answer a search, and an order; a late search answer still fills the rate cache. */
export type Patience = { timeoutMs: number; reserveTimeoutMs: number; concurrency: number }

const PATIENCE: Patience = { timeoutMs: 20_000, reserveTimeoutMs: 15_000, concurrency: 16 }

/** How to speak to whoever answers at an address. */
type Line = Patience & { url: string }

const { okMobility, europcar, flexibleAutos, greenMotion, renticar, ota } = SUPPLIER_SETTINGS

/** How each supplier's plans are asked, by plan id. */
const PLANS: Record<SupplierName, Record<string, (config: Config, line: Line) => SupplierConnector>> = {
  okMobility: {
    'ok-mobility': (config, line) => {
      const account = accountOf(config, okMobility.plans['ok-mobility'])
      return createOkMobility({
        ...line,
        companyCode: account.SUPPLIER_OKMOBILITY_COMPANY,
        customerCode: account.SUPPLIER_OKMOBILITY_CUSTOMER,
      })
    },
    'ok-mobility-nr': (config, line) => {
      const account = accountOf(config, okMobility.plans['ok-mobility-nr'])
      return createOkMobility({
        ...line,
        companyCode: account.SUPPLIER_OKMOBILITY_COMPANY,
        customerCode: account.SUPPLIER_OKMOBILITY_NR_CUSTOMER,
      })
    },
  },
  europcar: {
    'europcar-standard': (config, line) => {
      const account = accountOf(config, europcar.plans['europcar-standard'])
      return createEuropcar({
        ...line,
        callerCode: account.SUPPLIER_EUROPCAR_CALLER,
        password: account.SUPPLIER_EUROPCAR_PASSWORD,
      })
    },
    'europcar-prepaid': (config, line) => {
      const account = accountOf(config, europcar.plans['europcar-prepaid'])
      return createEuropcar({
        ...line,
        callerCode: account.SUPPLIER_EUROPCAR_PREPAID_CALLER,
        password: account.SUPPLIER_EUROPCAR_PREPAID_PASSWORD,
        prepaidMode: 'PP',
      })
    },
  },
  flexibleAutos: {
    'flexible-autos': (config, line) => {
      const account = accountOf(config, flexibleAutos.plans['flexible-autos'])
      return createFlexibleAutos({
        ...line,
        agentCode: account.SUPPLIER_FLEXIBLEAUTOS_AGENT,
        password: account.SUPPLIER_FLEXIBLEAUTOS_PASSWORD,
      })
    },
  },
  greenMotion: {
    'green-motion': (config, line) => {
      const account = accountOf(config, greenMotion.plans['green-motion'])
      return createGreenMotion({
        ...line,
        username: account.SUPPLIER_GREENMOTION_USERNAME,
        password: account.SUPPLIER_GREENMOTION_PASSWORD,
      })
    },
  },
  renticar: {
    renticar: (config, line) => {
      const account = accountOf(config, renticar.plans.renticar)
      return createRenticar({
        ...line,
        email: account.SUPPLIER_RENTICAR_EMAIL,
        password: account.SUPPLIER_RENTICAR_PASSWORD,
        places: account.SUPPLIER_RENTICAR_PLACES
          ? placesAt(account.SUPPLIER_RENTICAR_PLACES)
          : simulatedPlaces(),
      })
    },
  },
  ota: {
    'ota-najm': (config, line) => {
      const account = accountOf(config, ota.plans['ota-najm'])
      return createOta({
        ...line,
        requestorId: account.SUPPLIER_OTA_REQUESTOR,
        password: account.SUPPLIER_OTA_PASSWORD,
        dialect: config.SUPPLIER_OTA_DIALECT,
        countries: config.SUPPLIER_OTA_COUNTRIES,
      })
    },
  },
}

function placesAt(file: string): RenticarPlaces {
  try {
    return placesIn(file)
  } catch (cause) {
    throw new StartFailure(`SUPPLIER_RENTICAR_PLACES: ${file}: ${String(cause)}`, { cause })
  }
}

/** What a plan's account is by the configuration; what is unset there is as at the simulator. */
function accountOf<Account extends PlanAccount>(config: Config, account: Account): Filled<Account> {
  const variables: Readonly<Record<string, unknown>> = config
  return Object.fromEntries(
    Object.entries(account).map(([name, simulated]) => [name, variables[name] ?? simulated]),
  ) as Filled<Account>
}

type Filled<Account> = { [Name in keyof Account]: Account[Name] extends null ? string | null : string }

/** The real suppliers' addresses; for the others the simulators stand. */
export function configuredSuppliers(config: Config): SupplierUrls {
  return Object.fromEntries(
    SUPPLIER_NAMES.map((name) => [name, config[SUPPLIER_SETTINGS[name].address]] as const).filter(
      ([, url]) => url !== undefined,
    ),
  )
}

/** Suppliers of whom some plan is sold here (all, unless PLANS names the plans) and who have no address. */
export function simulatedSuppliers(config: Config): SupplierName[] {
  return SUPPLIER_NAMES.filter((name) => config[SUPPLIER_SETTINGS[name].address] === undefined).filter(
    (name) => [...plansOf(name).keys()].some((planId) => config.PLANS?.includes(planId) ?? true),
  )
}

/** The plans that PLANS names, all without it. */
export function plansSold(
  { PLANS: named }: Config,
  connectors: ReadonlyMap<string, SupplierConnector>,
): ReadonlyMap<string, SupplierConnector> {
  return named ? new Map([...connectors].filter(([planId]) => named.includes(planId))) : connectors
}

/** The connectors of all plans whose supplier has an address, by plan id. */
export function supplierConnectors(
  config: Config,
  urls: SupplierUrls,
  patience: Patience = PATIENCE,
): ReadonlyMap<string, SupplierConnector> {
  return new Map(
    SUPPLIER_NAMES.flatMap((name) => {
      const url = urls[name]
      if (url === undefined) return []
      return Object.entries(PLANS[name]).map(
        ([planId, create]) => [planId, create(config, { url, ...patience })] as const,
      )
    }),
  )
}
