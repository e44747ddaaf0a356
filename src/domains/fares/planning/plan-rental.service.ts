import { fail, ok, type Result } from '#kernel/result.ts'
import type { CardRequest, PlanNeeds } from './plan-needs.ts'
import { isNear, knownIds, placeAt, type PlanFailure, type PlannedTrip } from '../planned-trip.ts'
import { tripTimes } from '../trip-times.ts'
import type { TRIP_CATEGORIES } from '../trip-category.contract.ts'

type Rental = Extract<CardRequest, { category: typeof TRIP_CATEGORIES.rental }>
type SelfDrive = Extract<CardRequest, { category: typeof TRIP_CATEGORIES.selfDrive }>
type Planned = Promise<Result<PlannedTrip, PlanFailure>>

/** A car with its driver for the hours of a package. */
export async function planRental({ places, clock }: PlanNeeds, request: Rental): Planned {
  const city = await places.city(request.city_id)
  if (!city) return fail({ code: 'city_unknown', path: 'city_id' })
  const times = tripTimes({ start: request.start }, city.timeZone, clock.now())
  if (!times.ok) return times
  const known = await places.places(knownIds(request.from))
  const from = placeAt(request.from, 'from', known)
  if (!from.ok) return from
  if (!isNear(from.value, city)) return fail({ code: 'place_outside_city', path: 'from' })
  const { start } = times.value
  return ok({
    city,
    start,
    way: null,
    otherwise: { code: 'package_unknown', path: 'package_id' },
    choose(content) {
      if (content.kind !== 'rental') return null
      const chosen = content.packages.find(({ id }) => id === request.package_id)
      if (!chosen) return null
      const end = start.add({ minutes: chosen.minutes }).toInstant()
      return {
        chosen: { kind: 'rental', package_id: chosen.id },
        end,
        driving: [{ from: start.toInstant(), to: end }],
      }
    },
  })
}

/** A car without a driver. */
export async function planSelfDrive({ places, clock }: PlanNeeds, request: SelfDrive): Planned {
  const city = await places.city(request.city_id)
  if (!city) return fail({ code: 'city_unknown', path: 'city_id' })
  const asked = { start: request.start, end: { path: 'end', at: request.end } } as const
  const times = tripTimes(asked, city.timeZone, clock.now())
  if (!times.ok) return times
  const { start, end } = times.value
  return ok({
    city,
    start,
    way: null,
    otherwise: { code: 'plan_unknown', path: 'plan_id' },
    choose(content) {
      const offers = content.kind === 'self_drive' && content.plans.some(({ id }) => id === request.plan_id)
      return offers
        ? {
            chosen: { kind: 'self_drive', plan_id: request.plan_id },
            end: (end ?? start).toInstant(),
            driving: [],
          }
        : null
    },
  })
}
