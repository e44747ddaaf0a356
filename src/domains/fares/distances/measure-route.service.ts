import { type Coordinates, distanceKm } from '#kernel/geo.ts'
import type { App } from '#platform/app.ts'
import type { FetchRoute, Route } from './fetch-route.ts'
import { findRoute, type Pair, storeRoute } from './distance.store.ts'
import { roundKm } from './km.ts'
import type { RouteEstimate } from './route-estimate.ts'
import { createLookup, type LookUp } from '../stored-lookup.service.ts'

/** Average ratio of road distance to great-circle distance. */
const ROAD_FACTOR = 1.3

/** The first kilometres of a route are assumed to be in a city. */
const CITY_KM = 30
const CITY_KM_PER_HOUR = 30
const ROAD_KM_PER_HOUR = 60

/** Three decimals of a degree are about 110 m. */
const DECIMALS = 3

/** Limit of stored routes, so that requests for random places do not fill the table. */
const STORED_ROUTES = { name: 'ways measured', limit: { most: 20_000, seconds: 24 * 3600 } }

export type Router = { fetchRoute: FetchRoute; lookUp: LookUp<Route> }

declare module '#platform/app.ts' {
  interface App {
    /** If null, routes are estimated. */
    router: Router | null
  }
}

/** The parts of the app that measure routes. */
export type RouteApp = Pick<App, 'db' | 'clock' | 'windowCounts' | 'router' | 'log'>

export function createRouter(fetchRoute: FetchRoute): Router {
  return { fetchRoute, lookUp: createLookup('the router did not answer; ways are estimated') }
}

/**
 * Measures the route through places in order, by the sum of its legs. Null if no road connects them. Each leg is
 * requested once and stored. Without a router or its answer, it is estimated.
 */
export async function measureRoute(
  app: RouteApp,
  places: readonly Coordinates[],
): Promise<RouteEstimate | null> {
  const legs = await Promise.all(places.slice(1).map((to, at) => measureLeg(app, places[at] ?? to, to)))
  return legs.reduce<RouteEstimate | null>((whole, next) => whole && next && sumOf(whole, next), NOTHING)
}

async function measureLeg(app: RouteApp, from: Coordinates, to: Coordinates): Promise<RouteEstimate | null> {
  const { router } = app
  if (!router) return { ...estimatedLeg(from, to), source: 'estimate', fallback: false }
  const route = await routeBetween(app, router, rounded(from), rounded(to))
  if (route === null) return null
  if (route === undefined) return { ...estimatedLeg(from, to), source: 'estimate', fallback: true }
  const { metres, seconds } = route
  return { km: roundKm(metres / 1000), minutes: Math.ceil(seconds / 60), source: 'road', fallback: false }
}

/** Returns the stored or requested route; undefined if the router does not answer. */
function routeBetween(
  app: RouteApp,
  { fetchRoute, lookUp }: Router,
  from: Coordinates,
  to: Coordinates,
): Promise<Route | undefined> {
  const { db, clock, windowCounts } = app
  const pair: Pair = { from: pointOf(from), to: pointOf(to) }
  return lookUp(app, {
    key: `${pair.from} ${pair.to}`,
    find: () => findRoute(db, pair, clock.now()),
    fetch: () => fetchRoute(from, to),
    async store(route) {
      const now = clock.now()
      if ((await windowCounts.take([STORED_ROUTES], now)) === 0) await storeRoute(db, pair, route, now)
    },
  })
}

const NOTHING: RouteEstimate = { km: 0, minutes: 0, source: 'road', fallback: false }

/** Adds two routes. The sum counts as by road only if both are. */
function sumOf(one: RouteEstimate, other: RouteEstimate): RouteEstimate {
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

/** Estimates a leg without a router: the great circle (6371 km, specification §9) × 1.3, to a tenth of a km. */
function estimatedLeg(from: Coordinates, to: Coordinates): { km: number; minutes: number } {
  const km = roundKm(distanceKm(from, to) * ROAD_FACTOR)
  const hours = Math.min(km, CITY_KM) / CITY_KM_PER_HOUR + Math.max(0, km - CITY_KM) / ROAD_KM_PER_HOUR
  return { km, minutes: Math.ceil(hours * 60) }
}
