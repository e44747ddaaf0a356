import type {
  RentalRequest,
  Rate,
  SupplierConnector,
  SupplierResult,
} from '#domains/suppliers/supplier-connector.ts'
import type { SupplierConnection, SupplierSettings } from './supplier-manifest.ts'
import { SUPPLIERS } from './suppliers.ts'

/** A request to one plan, with the inputs of its connector. */
export type AvailabilityTask = {
  planId: string
  settings: SupplierSettings
  connection: SupplierConnection
  rental: RentalRequest
}

const connectors = new Map<string, SupplierConnector>()

/** Requests and reads a plan's cars in this process, with its own connector. */
export default async function availability({
  planId,
  settings,
  connection,
  rental,
}: AvailabilityTask): Promise<SupplierResult<Rate[]>> {
  const connector = connectors.get(planId) ?? connect(planId, settings, connection)
  connectors.set(planId, connector)
  return connector.availability(rental)
}

function connect(
  planId: string,
  settings: SupplierSettings,
  connection: SupplierConnection,
): SupplierConnector {
  const plan = SUPPLIERS.flatMap(({ plans }) => [...plans]).find(({ id }) => id === planId)
  if (!plan) throw new Error(`no supplier has a plan ${planId}`)
  return plan.connect(settings, connection)
}
