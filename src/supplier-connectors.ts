import { EUROPCAR_ACCOUNTS } from '#connectors/suppliers/europcar/accounts.ts'
import { createEuropcar } from '#connectors/suppliers/europcar/connector.ts'
import { OK_MOBILITY_ACCOUNTS } from '#connectors/suppliers/ok-mobility/accounts.ts'
import { createOkMobility } from '#connectors/suppliers/ok-mobility/connector.ts'
import type { SupplierConnector } from '#domains/suppliers/supplier-connector.ts'
import type { Config } from './config.ts'

/** How long a plan may take to answer a search, and an order; a late search answer still fills the rate cache. */
export type Patience = { timeoutMs: number; reserveTimeoutMs: number; concurrency: number }

const PATIENCE: Patience = { timeoutMs: 20_000, reserveTimeoutMs: 15_000, concurrency: 16 }

export type SupplierUrls = { okMobility: string; europcar: string }

/** The connectors of all plans that are sold, by plan id: the simulators' accounts unless others are configured. */
export function supplierConnectors(
  config: Config,
  urls: SupplierUrls,
  patience: Patience = PATIENCE,
): ReadonlyMap<string, SupplierConnector> {
  const { flexible, nonRefundable } = OK_MOBILITY_ACCOUNTS
  const okMobility = (customerCode: string) =>
    createOkMobility({
      url: urls.okMobility,
      companyCode: config.SUPPLIER_OKMOBILITY_COMPANY ?? flexible.companyCode,
      customerCode,
      ...patience,
    })
  const { standard } = EUROPCAR_ACCOUNTS
  return new Map([
    ['ok-mobility', okMobility(config.SUPPLIER_OKMOBILITY_CUSTOMER ?? flexible.customerCode)],
    ['ok-mobility-nr', okMobility(config.SUPPLIER_OKMOBILITY_NR_CUSTOMER ?? nonRefundable.customerCode)],
    [
      'europcar-standard',
      createEuropcar({
        url: urls.europcar,
        callerCode: config.SUPPLIER_EUROPCAR_CALLER ?? standard.callerCode,
        password: config.SUPPLIER_EUROPCAR_PASSWORD ?? standard.password,
        ...patience,
      }),
    ],
  ])
}
