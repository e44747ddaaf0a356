import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import type { z } from 'zod'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff, type StaffActor } from '#domains/staff/public.ts'
import type { Result } from '#kernel/result.ts'
import { jsonReplies, type JsonBody, type RequestVariables } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { TripParams } from '../journey/trip.contract.ts'
import { StaffTripReply } from './dispatch.contract.ts'
import type { DispatchFailure } from './dispatch-trip.service.ts'
import type { ReadStaffTrip } from './read-staff-trip.usecase.ts'
import { problem, problemTitle, type DispatchCode } from './dispatch-problem.http.ts'

/** Dependencies of the routes of all actions. */
export type ActNeeds = { readStaffTrip: ReadStaffTrip; requireStaff: RequireStaff; rateLimit: RateLimit }

/** HTTP status by failure that any action may have. */
export const dispatchStatus = {
  trip_not_found: 404,
  trip_changed: 409,
  trip_act_refused: 409,
  approval_waiting: 409,
  payment_waiting: 409,
} as const satisfies Record<DispatchFailure['code'], number>

type Refusals<Code extends string> = {
  status: Readonly<Record<Code, 404 | 409 | 422>>
  /** Form field at which a failure is shown. */
  field: Readonly<Partial<Record<Code, string>>>
}

/** `within`: the part of the body that contains the field. */
type Refused<Code extends string> = { code: Code; detail?: string; within?: string }

const noTrip = { code: 'trip_not_found', detail: 'There is no such trip' } as const

/** Creates and answers the routes of actions. Each answers with the current trip. */
export function dispatchActs<Code extends DispatchCode>(
  { readStaffTrip, requireStaff, rateLimit }: ActNeeds,
  refusals: Refusals<Code>,
) {
  const limit = rateLimit('staff-trips', 300)
  return {
    route<const Name extends string, Body extends z.ZodType>(
      name: Name,
      summary: string,
      body: JsonBody<Body>,
    ) {
      return createRoute({
        method: 'post',
        path: `/staff/trips/{id}/${name}`,
        summary,
        limit,
        access: requireStaff('dispatch'),
        request: { params: TripParams, body },
        responses: jsonReplies(200, StaffTripReply, 'The trip as it is now', 404, 409, 422),
      })
    },

    async answer(
      c: Context<{ Variables: RequestVariables & TravellerVariables }>,
      tripId: string,
      act: (by: StaffActor) => Promise<Result<null, Refused<Code>>>,
    ) {
      const done = await act(staffActor(c))
      if (!done.ok) {
        const { code, detail, within } = done.failure
        const [status, field] = [refusals.status[code], refusals.field[code]]
        const path = field === undefined || within === undefined ? field : `${within}.${field}`
        const message = problemTitle(code, languageOfRequest(c))
        const refusal = { code, ...(detail !== undefined && { detail }) }
        return problem(c, status, refusal, path === undefined ? undefined : [{ path, code, message }])
      }
      const trip = await readStaffTrip(tripId, languageOfRequest(c))
      return trip ? c.json({ trip }, 200) : problem(c, 404, noTrip)
    },
  }
}
