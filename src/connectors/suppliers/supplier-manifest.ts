import { z } from 'zod'
import type { Plan } from '#domains/suppliers/plan.ts'
import type { SupplierBrand } from '#domains/suppliers/supplier-brand.contract.ts'
import type { SupplierConnector } from '#domains/suppliers/supplier-connector.ts'
import type { Simulator, SimulatorOptions } from './simulation/server.ts'

/** Where a supplier answers, how long it may take over a search and over an order, and how much it is asked at once. */
export type SupplierConnection = {
  url: string
  timeoutMs: number
  reserveTimeoutMs: number
  concurrency: number
}

/**
 * Everything the product has to know of a supplier, but how its protocol works: its configuration, its plans with their
 * connectors, its simulator, and what the database starts with. `suppliers.ts` lists all of them. What stands elsewhere:
 * its name on the site (`supplier-brand.contract.ts`), words for a plan's label that is new (`terms.json`), and its
 * variables in the README's table.
 */
export type SupplierManifest = {
  /** How ALLOW_SIMULATORS and the log name it. */
  name: string
  /** Its folder here, and of its simulator's book under the data directory. */
  folder: string
  /** The variable of its address; without one its simulator stands for it. */
  address: string
  /** Its row in the database: a number and a code that no other supplier has, its opening rating in tenths. */
  row: { id: number; code: string; name: SupplierBrand; ratingTenths: number }
  plans: readonly PlanManifest[]
  startSimulator(options: SimulatorOptions): Promise<Simulator>
}

/** The variables of a plan's account with what they are at the simulator; null where the simulator needs none. */
export type PlanAccount = Readonly<Record<string, string | null>>

/** What the configuration has read of the suppliers' variables, by name. */
export type SupplierSettings = Readonly<Record<string, unknown>>

export type PlanManifest = {
  id: string
  /** What the database starts with; staff may change it there. */
  row: PlanRow
  account: PlanAccount
  /** Further variables of the plan, with their shapes. */
  settings: z.ZodRawShape
  /** What is unset of the account is as at the simulator. */
  connect(settings: SupplierSettings, connection: SupplierConnection): SupplierConnector
}

/**
 * `marginBasisPoints` is what we add to the supplier's price; where the driver pays the whole at the desk the supplier
 * pays us a commission instead, so nothing is added. `nonRefundable` stands in where the protocol carries no terms.
 */
type PlanRow = Pick<Plan, 'name' | 'label' | 'paymentTiming' | 'marginBasisPoints'> &
  Partial<Pick<Plan, 'nonRefundable'>>

type Filled<Account> = {
  -readonly [Name in keyof Account]: Account[Name] extends null ? string | null : string
}

/** A plan whose connector is made of its account and its further settings, read as the plan itself names them. */
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
      // The configuration has read each by the shape that this plan gave it.
      return connect(connection, own as Filled<Account> & z.infer<z.ZodObject<Shape>>)
    },
  }
}
