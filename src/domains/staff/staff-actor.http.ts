import type { Context } from 'hono'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import type { RequestVariables } from '#platform/http/openapi/openapi.ts'
import type { StaffActor } from './audit.ts'

/** Returns the staff member who sent a request, behind `requireStaff`. */
export function staffActor<Variables extends RequestVariables & TravellerVariables>(
  c: Context<{ Variables: Variables }>,
): StaffActor {
  return { staffId: c.var.traveller.userId, address: addressOf(c) }
}
