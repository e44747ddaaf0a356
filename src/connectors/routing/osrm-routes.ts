import { z } from 'zod'
import type { FetchRoute } from '#domains/fares/distances/fetch-route.ts'
import type { Coordinates } from '#kernel/geo.ts'
import { fail, ok } from '#kernel/result.ts'
import { parseJson } from '#kernel/parse-json.ts'
import { httpExchange } from '#connectors/http/http-exchange.ts'

const AT_ONCE = 8

/** Metres and seconds. */
const Routed = z.object({
  code: z.literal('Ok'),
  routes: z.array(z.object({ distance: z.number().min(0), duration: z.number().min(0) })).min(1),
})

/** No road connects the places, or none is near one of them. */
const Unrouted = z.object({ code: z.enum(['NoRoute', 'NoSegment']) })

/** Creates a client of OSRM's route service (https://project-osrm.org/docs/v5.24.0/api), at a self-hosted address. */
export function osrmRoutes({ url, timeoutMs }: { url: string; timeoutMs: number }): FetchRoute {
  const send = httpExchange({ url, concurrency: AT_ONCE })
  return async (from, to) => {
    const path = `/route/v1/driving/${pointOf(from)};${pointOf(to)}?overview=false`
    const headers = { accept: 'application/json' }
    const reply = await send({ method: 'GET', path, headers, body: '', timeoutMs })
    if (!reply.ok) {
      const { code, detail } = reply.failure
      return fail({ code: code === 'overloaded' ? 'unreachable' : code, detail })
    }
    const body = parseJson(reply.value.text ?? '')
    const routed = Routed.safeParse(body)
    const [route] = routed.data?.routes ?? []
    if (reply.value.status === 200 && route)
      return ok({ metres: Math.round(route.distance), seconds: Math.round(route.duration) })
    // OSRM answers these with 400.
    if (Unrouted.safeParse(body).success) return ok(null)
    return fail({ code: 'garbage', detail: `HTTP ${reply.value.status} without a route` })
  }
}

function pointOf({ latitude, longitude }: Coordinates): string {
  return `${longitude},${latitude}`
}
