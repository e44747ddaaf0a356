import { listener } from '../infrastructure/listener.ts'

/**
 * A router on loopback that answers as OSRM's route service is documented to; `asked` has every request's path. Every way
 * is `metres` long and takes `seconds`, unless it is told to answer otherwise.
 */
export async function startRouter({ metres, seconds }: { metres: number; seconds: number }) {
  const server = await listener()
  const asked: string[] = []

  function answers(answer: () => Response | Promise<Response>) {
    server.answerBy((request) => {
      const { pathname, search } = new URL(request.url)
      asked.push(`${request.method} ${pathname}${search}`)
      return answer()
    })
  }

  answers(() => routed(metres, seconds))
  return { url: `http://127.0.0.1:${server.port}`, asked, answers, close: server.close }
}

/** A reply with one route. */
export function routed(distance: number, duration: number): Response {
  const leg = { steps: [], summary: '', weight: duration, distance, duration }
  const waypoint = { hint: '', distance: 4.1, name: '', location: [77.6, 12.97] }
  return Response.json({
    code: 'Ok',
    routes: [{ legs: [leg], weight_name: 'routability', weight: duration, distance, duration }],
    waypoints: [waypoint, waypoint],
  })
}

/** A refusal, which OSRM sends with status 400. */
export function unrouted(code: string): Response {
  return Response.json({ code, message: 'Impossible route between points' }, { status: 400 })
}
