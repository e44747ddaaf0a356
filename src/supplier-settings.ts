import { z } from 'zod'
import { SUPPLIERS } from '#connectors/suppliers/suppliers.ts'
import type { PlanAccount, SupplierManifest } from '#connectors/suppliers/supplier-manifest.ts'
import { httpUrl } from '#platform/http/http-url.ts'

export type SupplierName = (typeof SUPPLIERS)[number]['name']
export const SUPPLIER_NAMES: readonly SupplierName[] = SUPPLIERS.map(({ name }) => name)

/** The plan of our own garages, whose rates come from our database. */
export const OWN_PLAN = 'direct-standard'

/** The ids of all plans. */
export const PLAN_IDS: ReadonlySet<string> = new Set([
  ...SUPPLIERS.flatMap(({ plans }) => plans.map(({ id }) => id)),
  OWN_PLAN,
])

/** The suppliers' environment variables: URLs, accounts, and further settings of a plan. */
export const SupplierVariables = z.object(Object.assign({}, ...SUPPLIERS.map(shapeOf)) as z.ZodRawShape)

function shapeOf({ address, plans }: SupplierManifest): z.ZodRawShape {
  const ofPlans = plans.map(({ account, settings }) => ({ ...shapeOfAccount(account), ...settings }))
  return Object.assign({ [address]: httpUrl.optional() }, ...ofPlans) as z.ZodRawShape
}

function shapeOfAccount(account: PlanAccount): z.ZodRawShape {
  return Object.fromEntries(Object.keys(account).map((name) => [name, z.string().optional()]))
}
