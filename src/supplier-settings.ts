import { EUROPCAR_ACCOUNTS } from '#connectors/suppliers/europcar/accounts.ts'
import { FLEXIBLE_AUTOS_ACCOUNT } from '#connectors/suppliers/flexible-autos/accounts.ts'
import { GREEN_MOTION_ACCOUNTS } from '#connectors/suppliers/green-motion/accounts.ts'
import { OK_MOBILITY_ACCOUNTS } from '#connectors/suppliers/ok-mobility/accounts.ts'
import { OTA_ACCOUNT } from '#connectors/suppliers/ota/accounts.ts'
import { RENTICAR_ACCOUNT } from '#connectors/suppliers/renticar/accounts.ts'

const { flexible, nonRefundable } = OK_MOBILITY_ACCOUNTS
const { standard, prepaid } = EUROPCAR_ACCOUNTS
const { greenMotion } = GREEN_MOTION_ACCOUNTS

/**
 * The variable of each supplier's address, and those of the account of each of its plans with what they are at the
 * simulator; null where the simulator needs none.
 */
export const SUPPLIER_SETTINGS = {
  okMobility: {
    address: 'SUPPLIER_OKMOBILITY_URL',
    plans: {
      'ok-mobility': {
        SUPPLIER_OKMOBILITY_COMPANY: flexible.companyCode,
        SUPPLIER_OKMOBILITY_CUSTOMER: flexible.customerCode,
      },
      'ok-mobility-nr': {
        SUPPLIER_OKMOBILITY_COMPANY: nonRefundable.companyCode,
        SUPPLIER_OKMOBILITY_NR_CUSTOMER: nonRefundable.customerCode,
      },
    },
  },
  europcar: {
    address: 'SUPPLIER_EUROPCAR_URL',
    plans: {
      'europcar-standard': {
        SUPPLIER_EUROPCAR_CALLER: standard.callerCode,
        SUPPLIER_EUROPCAR_PASSWORD: standard.password,
      },
      'europcar-prepaid': {
        SUPPLIER_EUROPCAR_PREPAID_CALLER: prepaid.callerCode,
        SUPPLIER_EUROPCAR_PREPAID_PASSWORD: prepaid.password,
      },
    },
  },
  flexibleAutos: {
    address: 'SUPPLIER_FLEXIBLEAUTOS_URL',
    plans: {
      'flexible-autos': {
        SUPPLIER_FLEXIBLEAUTOS_AGENT: FLEXIBLE_AUTOS_ACCOUNT.agentCode,
        SUPPLIER_FLEXIBLEAUTOS_PASSWORD: FLEXIBLE_AUTOS_ACCOUNT.password,
      },
    },
  },
  greenMotion: {
    address: 'SUPPLIER_GREENMOTION_URL',
    plans: {
      'green-motion': {
        SUPPLIER_GREENMOTION_USERNAME: greenMotion.username,
        SUPPLIER_GREENMOTION_PASSWORD: greenMotion.password,
      },
    },
  },
  renticar: {
    address: 'SUPPLIER_RENTICAR_URL',
    plans: {
      renticar: {
        SUPPLIER_RENTICAR_EMAIL: RENTICAR_ACCOUNT.email,
        SUPPLIER_RENTICAR_PASSWORD: RENTICAR_ACCOUNT.password,
        SUPPLIER_RENTICAR_PLACES: null,
      },
    },
  },
  ota: {
    address: 'SUPPLIER_OTA_URL',
    plans: {
      'ota-najm': {
        SUPPLIER_OTA_REQUESTOR: OTA_ACCOUNT.requestorId,
        SUPPLIER_OTA_PASSWORD: OTA_ACCOUNT.password,
      },
    },
  },
} as const

export type SupplierName = keyof typeof SUPPLIER_SETTINGS
export const SUPPLIER_NAMES = Object.keys(SUPPLIER_SETTINGS) as SupplierName[]

/** The plan of our own garages, which is asked in our database. */
export const OWN_PLAN = 'direct-standard'

/** The variables of one plan, with what they are at the simulator. */
export type PlanAccount = Readonly<Record<string, string | null>>

/** The plans of a supplier, by plan id. */
export function plansOf(name: SupplierName): ReadonlyMap<string, PlanAccount> {
  return new Map<string, PlanAccount>(Object.entries(SUPPLIER_SETTINGS[name].plans))
}

/** Every plan there is, by id. */
export const PLAN_IDS: ReadonlySet<string> = new Set([
  ...SUPPLIER_NAMES.flatMap((name) => [...plansOf(name).keys()]),
  OWN_PLAN,
])
