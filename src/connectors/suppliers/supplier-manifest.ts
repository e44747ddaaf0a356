import { z } from 'zod'
import type { Plan } from '#domains/suppliers/plan.ts'
import type { SupplierConnector } from '#domains/suppliers/supplier-connector.ts'
import type { Simulator, SimulatorOptions } from '#src/simulators/world/server.ts'

/** A supplier's address, its timeouts for a search and for an order, and its concurrency limit. */
export type SupplierConnection = {
  url: string
  timeoutMs: number
  reserveTimeoutMs: number
  concurrency: number
}

/**
 * Everything the product needs to know about a supplier, except its protocol: its configuration, its plans
 * with their connectors, its simulator, and its initial data in the database. `suppliers.ts` lists all of
 * them. Stored elsewhere: messages for the label of a new plan (`terms.json`).
 */
export type SupplierManifest = {
  /** Its name in ALLOW_SIMULATORS and in the log. */
  name: string
  /** Its folder here, and the folder of its simulator's records under the data directory. */
  folder: string
  /** The variable with its address. If unset, its simulator is used. */
  address: string
  /** The variable with the hosts of its images, if its protocol has images. */
  pictureHosts?: string
  /** Descriptions of the variables of its address and its accounts, for `.env.example`. */
  meanings: Readonly<Record<string, string>>
  /** Its row in the database: a unique number and code, and its name on the site. */
  row: { id: number; code: string; name: string }
  plans: readonly PlanManifest[]
  /** True if its simulator shows images; the cars of the others are drawn. */
  simulatesImages?: true
  startSimulator(options: SimulatorOptions): Promise<Simulator>
}

/** Variables of a plan's account with their values for the simulator. Null if the simulator needs none. */
export type PlanAccount = Readonly<Record<string, string | null>>

/** The suppliers' variables after parsing, by name. */
export type SupplierSettings = Readonly<Record<string, unknown>>

export type PlanManifest = {
  id: string
  /** Its initial row in the database; staff may change it there. */
  row: PlanRow
  account: PlanAccount
  /** Further variables of the plan, with their schemas. */
  settings: z.ZodRawShape
  /** Creates a connector. Unset account variables default to the simulator's. */
  connect(settings: SupplierSettings, connection: SupplierConnection): SupplierConnector
}

/**
 * `marginBasisPoints` is our markup on the supplier's price. If the driver pays all at the desk, the supplier
 * pays us a commission instead, so there is no markup. `nonRefundable` is the fallback if the protocol has no
 * terms.
 */
type PlanRow = Pick<Plan, 'name' | 'label' | 'paymentTiming' | 'marginBasisPoints'> &
  Partial<Pick<Plan, 'nonRefundable'>>

type Filled<Account> = {
  -readonly [Name in keyof Account]: Account[Name] extends null ? string | null : string
}

/**
 * Defines a plan whose connector is created from its account and its further settings, parsed by the plan's own
 * schemas.
 */
export function definePlan<
  const Account extends PlanAccount,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- most plans have no further settings
  const Shape extends z.ZodRawShape = Record<never, never>,
>({
  connect,
  settings,
  ...plan
}: {
  id: string
  row: PlanRow
  account: Account
  settings?: Shape
  connect(
    connection: SupplierConnection,
    settings: Filled<Account> & z.infer<z.ZodObject<Shape>>,
  ): SupplierConnector
}): PlanManifest {
  return {
    ...plan,
    settings: settings ?? {},
    connect(read, connection) {
      const names = [...Object.keys(plan.account), ...Object.keys(settings ?? {})]
      const own = Object.fromEntries(names.map((name) => [name, read[name] ?? plan.account[name] ?? null]))
      // The configuration has parsed each value with the plan's schema.
      return connect(connection, own as Filled<Account> & z.infer<z.ZodObject<Shape>>)
    },
  }
}
