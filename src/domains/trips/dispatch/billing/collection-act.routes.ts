import { EXAMPLE } from '#kernel/examples.ts'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { jsonBody, openApiApp } from '#platform/http/openapi/openapi.ts'
import { dispatchActs, dispatchStatus, type ActNeeds } from '../dispatch-act.http.ts'
import type { CollectForTrip, CollectForTripFailure } from './collect-for-trip.usecase.ts'
import type { RemoveCollection, RemoveCollectionFailure } from './remove-collection.usecase.ts'
import { CollectBody, RemoveCollectionBody } from './trip-collection.contract.ts'

type Failure = CollectForTripFailure | RemoveCollectionFailure

const status = {
  ...dispatchStatus,
  collection_not_found: 404,
  collection_given_back: 409,
  collection_currency: 422,
  collection_of_nothing: 422,
  collection_too_large: 422,
  too_many_collections: 422,
  wallet_pays: 409,
} as const satisfies Record<Failure['code'], number>

const field = {
  collection_currency: 'amount',
  collection_of_nothing: 'amount',
  collection_too_large: 'amount',
} as const

type Needs = ActNeeds & { collectForTrip: CollectForTrip; removeCollection: RemoveCollection }

/** Routes to record amounts collected on the spot by the driver or the desk. */
export function collectionActRoutes({ collectForTrip, removeCollection, ...needs }: Needs) {
  const { route, answer } = dispatchActs<Failure['code']>(needs, { status, field })
  return openApiApp<TravellerVariables>()
    .openapi(
      route(
        'collect',
        'Record what the driver or the desk collected, or gave back',
        jsonBody(CollectBody, {
          version: 1,
          kind: 'collected',
          amount: { amount: 15_000, currency: 'INR' },
          lang_id: 1,
        }),
      ),
      (c) => {
        const { id: tripId } = c.req.valid('param')
        const { kind, amount, version } = c.req.valid('json')
        return answer(c, tripId, (by) => collectForTrip({ tripId, version, kind, amount }, by))
      },
    )
    .openapi(
      route(
        'remove-collection',
        'Take back a wrong entry of what was collected',
        jsonBody(RemoveCollectionBody, {
          version: 1,
          collection_id: EXAMPLE.id,
          reason: 'Mistyped',
          lang_id: 1,
        }),
      ),
      (c) => {
        const { id: tripId } = c.req.valid('param')
        const { collection_id: collectionId, reason, version } = c.req.valid('json')
        return answer(c, tripId, (by) => removeCollection({ tripId, version, collectionId, reason }, by))
      },
    )
}
