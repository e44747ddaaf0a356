import { EXAMPLE } from '#kernel/examples.ts'
import type { Clock } from '#kernel/clock.ts'
import type { RequireRole, TravellerVariables } from '#domains/accounts/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { keptNames } from '../search/offers/offer-identity.contract.ts'
import {
  MAX_SAVED_CARS,
  RemoveCarQuery,
  SaveCarsBody,
  SaveCarsReply,
  SavedCarsReply,
} from './saved-car.contract.ts'
import type { SavedCarStore } from './saved-car.store.ts'
import type { SaveCars } from './save-cars.usecase.ts'

type Needs = {
  saveCars: SaveCars
  savedCars: Pick<SavedCarStore, 'list' | 'remove'>
  clock: Clock
  requireRole: RequireRole
  rateLimit: RateLimit
}

export function savedCarRoutes({ saveCars, savedCars, clock, requireRole, rateLimit }: Needs) {
  const common = { path: '/user/saved-cars', access: requireRole('account') } as const
  const list = createRoute({
    ...common,
    method: 'get',
    summary: 'The cars that the account has saved',
    limit: rateLimit('saved-cars', 120),
    responses: jsonReplies(200, SavedCarsReply, 'Those whose pick-up day is not over'),
  })
  const add = createRoute({
    ...common,
    method: 'put',
    summary: 'Add cars to those saved; again changes nothing',
    limit: rateLimit('save-cars', 60),
    request: {
      body: jsonBody(SaveCarsBody, {
        items: [{ offer_id: EXAMPLE.secret, vehicle_name: 'Fiat 500' }],
      }),
    },
    responses: jsonReplies(200, SaveCarsReply, 'All saved cars, and which of those sent are not among them'),
  })
  const remove = createRoute({
    ...common,
    method: 'delete',
    summary: 'Take a car off those saved; again changes nothing',
    limit: rateLimit('save-cars', 60),
    request: { query: RemoveCarQuery },
    responses: { 204: { description: 'It is not saved' } },
  })

  async function reply(userId: string) {
    const rows = await savedCars.list(userId, clock.now())
    const items = rows.map(({ saved_at, car_id, ...car }) => ({
      ...car,
      ...(car_id !== null && { car_id }),
      saved_at: saved_at.toString(),
    }))
    return { items, most: MAX_SAVED_CARS }
  }

  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => c.json(await reply(c.var.traveller.userId), 200))
    .openapi(add, async (c) => {
      const { userId } = c.var.traveller
      const not_saved = await saveCars(userId, c.req.valid('json').items)
      return c.json({ ...(await reply(userId)), not_saved }, 200)
    })
    .openapi(remove, async (c) => {
      await savedCars.remove(c.var.traveller.userId, keptNames(c.req.valid('query')))
      return c.body(null, 204)
    })
}
