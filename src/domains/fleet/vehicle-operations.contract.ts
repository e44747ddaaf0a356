import { operation } from '#kernel/operation.ts'
import * as contract from './vehicle.contract.ts'

const shared = {
  method: 'get',
  access: 'embedder',
  headers: contract.RecordHeaders,
  failures: { vehicle_not_found: 404 },
} as const

export const readVehicleType = operation({
  ...shared,
  path: '/api/vehicle-type/{id}/detail',
  summary: 'A type of vehicle with its models',
  forClients:
    'A client that kept the id of a type, as of a package or a trip, reads its name, seats and models; the widget is told them with each quote.',
  params: contract.VehicleTypeParams,
  reply: [contract.VehicleTypeDetail, 'The type'],
})

export const readVehicleModel = operation({
  ...shared,
  path: '/api/make-model/{id}/detail',
  summary: 'A make and model of vehicle',
  forClients:
    'A client that kept the id of a model reads what it is; the widget is told of the vehicle with its trip.',
  params: contract.MakeModelParams,
  reply: [contract.MakeModelDetail, 'The model'],
})
