import type { TripVariables, AnyEmbedder } from '#domains/identity/public.ts'
import { problem } from './fleet-problem.http.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { forClients, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import {
  MakeModelDetail,
  MakeModelParams,
  RecordHeaders,
  VehicleTypeDetail,
  VehicleTypeParams,
} from './vehicle.contract.ts'
import type { VehicleReads } from './vehicle-read.store.ts'

type Needs = { vehicles: VehicleReads; anyEmbedder: AnyEmbedder }

/** As the seed and the staff name types. */
const TYPE_ID = /^[a-z0-9-]{1,40}$/

const notThere = { code: 'vehicle_not_found' } as const

/** What a trip may be made with. */
export function vehicleRoutes({ vehicles, anyEmbedder }: Needs) {
  const type = createRoute({
    method: 'get',
    path: '/api/vehicle-type/{id}/detail',
    summary: 'A type of vehicle with its models',
    description: forClients(
      'A client that kept the id of a type, as of a package or a trip, reads its name, seats and models; the widget is told them with each quote.',
    ),
    access: anyEmbedder,
    request: { headers: RecordHeaders, params: VehicleTypeParams },
    responses: jsonReplies(200, VehicleTypeDetail, 'The type', 404),
  })
  const model = createRoute({
    method: 'get',
    path: '/api/make-model/{id}/detail',
    summary: 'A make and model of vehicle',
    description: forClients(
      'A client that kept the id of a model reads what it is; the widget is told of the vehicle with its trip.',
    ),
    access: anyEmbedder,
    request: { headers: RecordHeaders, params: MakeModelParams },
    responses: jsonReplies(200, MakeModelDetail, 'The model', 404),
  })
  return openApiApp<TripVariables>()
    .openapi(type, async (c) => {
      const { id } = c.req.valid('param')
      const found = TYPE_ID.test(id) ? await vehicles.findType(id, languageOfRequest(c)) : null
      return found ? c.json(found, 200) : problem(c, 404, notThere)
    })
    .openapi(model, async (c) => {
      const { id } = c.req.valid('param')
      const found = await vehicles.findModel(id, languageOfRequest(c))
      return found ? c.json(found, 200) : problem(c, 404, notThere)
    })
}
