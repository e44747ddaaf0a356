import type { Clock } from '#kernel/clock.ts'
import type { Coordinates } from '#kernel/geo.ts'
import type { AskRoute, Route, RouteFailure } from './ask-route.ts'
import type { DistanceStore, Pair } from './distance.store.ts'
import { estimatedLeg } from './estimated-way.ts'
import { roundKm } from './km.ts'
import type { Way } from './route-estimate.ts'

/** Three decimals of a degree are about 110 m. */
const DECIMALS = 3

/** Cooldown, in seconds, after a router failure, so that not every quote waits for it. */
const REST_SECONDS = 30

/** Measures the route through places in order. Null if no road connects them. */
export type MeasureWay = (places: readonly Coordinates[]) => Promise<Way | null>

type Needs = {
  /** If null, routes are estimated. */
  askRoute: AskRoute | null
  distances: DistanceStore
  clock: Clock
  onFailure: (failure: RouteFailure) => void
}

/** Adds up the legs of a route. Each is requested once and stored. Without a router or its answer, it is estimated. */
export function measureWay({ askRoute, distances, clock, onFailure }: Needs): MeasureWay {
  const asking = new Map<string, Promise<Route | undefined>>()
  let pausedUntil = 0

  /** Returns undefined if the router does not answer. */
  async function routed(
    fetchRoute: AskRoute,
    from: Coordinates,
    to: Coordinates,
  ): Promise<Route | undefined> {
    const pair: Pair = { from: pointOf(from), to: pointOf(to) }
    const stored = await distances.find(pair, clock.now())
    if (stored !== undefined) return stored
    if (clock.now().epochMilliseconds < pausedUntil) return undefined
    const fetched = await fetchRoute(from, to)
    if (!fetched.ok) {
      pausedUntil = clock.now().epochMilliseconds + REST_SECONDS * 1000
      onFailure(fetched.failure)
      return undefined
    }
    await distances.keep(pair, fetched.value, clock.now())
    return fetched.value
  }

  async function leg(from: Coordinates, to: Coordinates): Promise<Way | null> {
    if (!askRoute) return { ...estimatedLeg(from, to), source: 'estimate', fallback: false }
    const key = `${pointOf(from)} ${pointOf(to)}`
    const shared = asking.get(key) ?? routed(askRoute, rounded(from), rounded(to))
    asking.set(key, shared)
    const route = await shared.finally(() => asking.delete(key))
    if (route === null) return null
    if (route === undefined) return { ...estimatedLeg(from, to), source: 'estimate', fallback: true }
    const { metres, seconds } = route
    return { km: roundKm(metres / 1000), minutes: Math.ceil(seconds / 60), source: 'road', fallback: false }
  }

  return async (places) => {
    const legs = await Promise.all(places.slice(1).map((to, at) => leg(places[at] ?? to, to)))
    return legs.reduce<Way | null>((whole, next) => whole && next && sumOf(whole, next), NOTHING)
  }
}

const NOTHING: Way = { km: 0, minutes: 0, source: 'road', fallback: false }

/** Adds two routes. The sum counts as by road only if both are. */
function sumOf(one: Way, other: Way): Way {
  return {
    km: roundKm(one.km + other.km),
    minutes: one.minutes + other.minutes,
    source: one.source === 'road' && other.source === 'road' ? 'road' : 'estimate',
    fallback: one.fallback || other.fallback,
  }
}

function rounded({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: Number(latitude.toFixed(DECIMALS)), longitude: Number(longitude.toFixed(DECIMALS)) }
}

function pointOf({ latitude, longitude }: Coordinates): string {
  return `${latitude.toFixed(DECIMALS)},${longitude.toFixed(DECIMALS)}`
}
