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

/** Host names, or at our own simulators the origin of their pictures. */
const PictureHostList = z.string().transform((text, context) => {
  const hosts = text.split(',').map((host) => host.trim().toLowerCase())
  if (hosts.every((host) => /^(?:\.?[a-z\d-]+(?:\.[a-z\d-]+)+|http:\/\/127\.0\.0\.1:\d+)$/.test(host)))
    return hosts
  context.addIssue({ code: 'custom', message: 'is like cars.example, .pictures.example' })
  return z.NEVER
})

/** The suppliers' environment variables: URLs, accounts, and further settings of a plan. */
export const SupplierVariables = z.object(Object.assign({}, ...SUPPLIERS.map(shapeOf)) as z.ZodRawShape)

function shapeOf({ address, pictureHosts, row, meanings, plans }: SupplierManifest): z.ZodRawShape {
  const simulated = (schema: z.ZodString | typeof httpUrl, name: string) =>
    schema.optional().meta({ description: meanings[name], unset: 'the simulator’s' })
  const ofPlans = plans.map(({ account, settings }) => ({
    ...Object.fromEntries(Object.keys(account).map((name) => [name, simulated(z.string(), name)])),
    ...settings,
  }))
  const ofPictures = pictureHosts !== undefined && {
    [pictureHosts]: PictureHostList.optional().meta({
      description: `further hosts of ${row.name}’s car pictures, with commas between; .host.example: all hosts under it too`,
      unset: 'the host of its address alone',
    }),
  }
  return Object.assign({ [address]: simulated(httpUrl, address) }, ofPictures, ...ofPlans) as z.ZodRawShape
}

type Settings = {
  /** The suppliers' variables, by name. */
  supplierSettings: Readonly<Record<string, unknown>>
  PLANS?: readonly string[] | undefined
}

/** The URLs of the real suppliers; the others are simulated. */
export function configuredSuppliers({
  supplierSettings,
}: Pick<Settings, 'supplierSettings'>): Partial<Record<SupplierName, string>> {
  return Object.fromEntries(
    SUPPLIERS.flatMap(({ name, address }) => {
      const url = supplierSettings[address]
      return typeof url === 'string' ? [[name, url]] : []
    }),
  )
}

/** Suppliers without a configured URL that have a plan sold here (any plan, unless PLANS lists them). */
export function simulatedSuppliers(settings: Settings): SupplierName[] {
  const configured = configuredSuppliers(settings)
  return SUPPLIERS.filter(({ name }) => configured[name] === undefined)
    .filter(({ plans }) => plans.some(({ id }) => settings.PLANS?.includes(id) ?? true))
    .map(({ name }) => name)
}
