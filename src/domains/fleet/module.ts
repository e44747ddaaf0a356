import { handlersOf } from '#platform/http/openapi/handle.ts'
import { problems } from './fleet-problem.http.ts'
import { readVehicleModel, readVehicleType } from './read-vehicle.usecase.ts'
import * as operations from './vehicle-operations.contract.ts'

const handle = handlersOf(problems)

/** Operations of the fleet. */
export const fleet = {
  tripHandlers: [
    handle(operations.readVehicleType, readVehicleType),
    handle(operations.readVehicleModel, readVehicleModel),
  ],
}
