import { z } from 'zod'
import { SUPPLIERS } from '#connectors/suppliers/suppliers.ts'
import type { SupplierManifest } from '#connectors/suppliers/supplier-manifest.ts'
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

function shapeOf({ address, meanings, plans }: SupplierManifest): z.ZodRawShape {
  const simulated = (schema: z.ZodString | typeof httpUrl, name: string) =>
    schema.optional().meta({ description: meanings[name], unset: 'the simulator’s' })
  const ofPlans = plans.map(({ account, settings }) => ({
    ...Object.fromEntries(Object.keys(account).map((name) => [name, simulated(z.string(), name)])),
    ...settings,
  }))
  return Object.assign({ [address]: simulated(httpUrl, address) }, ...ofPlans) as z.ZodRawShape
}
