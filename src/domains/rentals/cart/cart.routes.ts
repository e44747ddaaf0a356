import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RequireTraveller, TravellerVariables } from '#domains/accounts/public.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { AddCar, AddCarFailure } from './add-car.usecase.ts'
import { AddCarBody, BookingReply } from '../bookings/booking.contract.ts'
import { refusedBy } from '../rental-problem.http.ts'

const addRefused = refusedBy({
  quote_not_found: 404,
  quote_expired: 410,
  extra_unknown: 422,
  too_many_of_extra: 422,
  protection_unknown: 422,
} as const satisfies Record<AddCarFailure['code'], number>)

type Needs = {
  addCar: AddCar
  rateLimit: RateLimit
  requireTraveller: RequireTraveller
}

export function cartRoutes({ addCar, rateLimit, requireTraveller }: Needs) {
  const add = createRoute({
    method: 'post',
    path: '/user/add-car',
    summary: 'Put a quoted car into the cart, with extras and protection',
    limit: rateLimit('add-car', 30, { perHour: 300 }),
    access: requireTraveller,
    request: {
      body: jsonBody(AddCarBody, {
        quote_id: EXAMPLE.id,
        extras: [{ id: 'ADD', quantity: 1 }],
        protection_id: null,
        lang_id: 1,
      }),
    },
    responses: jsonReplies(201, BookingReply, 'The booking, in status cart', 404, 410, 422),
  })
  return openApiApp<TravellerVariables>().openapi(add, async (c) => {
    const { quote_id, extras, protection_id, lang_id } = c.req.valid('json')
    const added = await addCar({
      quoteId: quote_id,
      userId: c.var.traveller.userId,
      langId: lang_id ?? 1,
      chosen: { extras, protectionId: protection_id ?? null },
    })
    return added.ok ? c.json({ booking: added.value }, 201) : addRefused(c, added.failure)
  })
}
