import type { Coordinates } from '#kernel/geo.ts'
import { listener } from '../infrastructure/listener.ts'

/**
 * A geocoder on loopback that answers as Photon and as Nominatim are documented to, at `/api` and `/search`; `requests` has
 * every request's path. It finds the same places for every text, unless `answers` changes that.
 */
export async function startGeocoder(places: readonly Coordinates[]) {
  const server = await listener()
  const requests: string[] = []

  function answers(answer: (path: string) => Response | Promise<Response>) {
    server.answerBy((request) => {
      const { pathname, search } = new URL(request.url)
      requests.push(`${request.method} ${pathname}${search}`)
      return answer(pathname)
    })
  }

  const finds = (found: readonly Coordinates[]) =>
    answers((path) => (path.endsWith('/api') ? asPhoton(found) : asNominatim(found)))
  finds(places)
  return { url: `http://127.0.0.1:${server.port}`, requests, answers, finds, close: server.close }
}

function asPhoton(found: readonly Coordinates[]): Response {
  return Response.json({
    type: 'FeatureCollection',
    features: found.map(({ latitude, longitude }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { osm_id: 1, osm_type: 'N', osm_key: 'place', osm_value: 'house', countrycode: 'AE' },
    })),
  })
}

function asNominatim(found: readonly Coordinates[]): Response {
  return Response.json(
    found.map(({ latitude, longitude }) => ({
      place_id: 1,
      lat: latitude.toFixed(7),
      lon: longitude.toFixed(7),
      display_name: 'Villa 12',
      importance: 0.1,
    })),
  )
}
