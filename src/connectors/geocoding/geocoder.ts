import { z } from 'zod'
import type { Geocode, AddressQuery } from '#domains/fares/addresses/geocode.ts'
import type { Coordinates } from '#kernel/geo.ts'
import { fail, ok } from '#kernel/result.ts'
import { parseJson } from '#kernel/parse-json.ts'
import { httpText } from '#connectors/http/http-exchange.ts'

const AT_ONCE = 4

/** Maximum number of results: the most likely may be in another town, the next in the right one. */
const MAX_RESULTS = 5

/** Nominatim prefers results within this many degrees, about 60 km, of the city. */
const AROUND = 0.55

const Latitude = z.coerce.number().min(-90).max(90)
const Longitude = z.coerce.number().min(-180).max(180)

type Dialect = { query: (address: AddressQuery) => Record<string, string>; read: z.ZodType<Coordinates[]> }

/** https://github.com/komoot/photon: GeoJSON, with points in the order longitude, latitude. It has no Arabic labels. */
const photon: Dialect = {
  query: ({ text, near }) => ({
    q: text,
    lat: String(near.latitude),
    lon: String(near.longitude),
    limit: String(MAX_RESULTS),
  }),
  read: z
    .object({
      features: z.array(
        z.object({
          geometry: z.object({ type: z.literal('Point'), coordinates: z.tuple([Longitude, Latitude]) }),
        }),
      ),
    })
    .transform(({ features }) =>
      features.map(
        ({
          geometry: {
            coordinates: [longitude, latitude],
          },
        }) => ({ latitude, longitude }),
      ),
    ),
}

/** https://nominatim.org/release-docs/latest/api/Search/: an array with numbers as text. */
const nominatim: Dialect = {
  query: ({ text, near, language }) => ({
    q: text,
    format: 'jsonv2',
    limit: String(MAX_RESULTS),
    'accept-language': language,
    viewbox: viewboxAround(near),
  }),
  read: z
    .array(z.object({ lat: Latitude, lon: Longitude }))
    .transform((found) => found.map(({ lat, lon }) => ({ latitude: lat, longitude: lon }))),
}

function viewboxAround({ latitude, longitude }: Coordinates): string {
  const [west, east] = [longitude - AROUND, longitude + AROUND]
  const [south, north] = [latitude - AROUND, latitude + AROUND]
  return [west, south, east, north].map((degrees) => degrees.toFixed(3)).join(',')
}

/** Returns true if the address belongs to a supported service: Photon's ends in `/api`, Nominatim's in `/search`. */
export function isGeocoder(url: string): boolean {
  return URL.canParse(url) && dialectOf(url) !== null
}

/** Creates a client of a self-hosted geocoder, at the complete address of its search. */
export function geocoder({ url, timeoutMs }: { url: string; timeoutMs: number }): Geocode {
  const dialect = dialectOf(url)
  if (!dialect) throw new Error(`neither Photon nor Nominatim: ${url}`)
  const { origin, pathname } = new URL(url)
  const send = httpText({ url: origin, concurrency: AT_ONCE })
  // Nominatim's policy requires an identifying user agent: https://operations.osmfoundation.org/policies/nominatim/
  const headers = { accept: 'application/json', 'user-agent': 'rihla' }
  return async (address) => {
    const path = `${pathname}?${new URLSearchParams(dialect.query(address)).toString()}`
    const reply = await send({ method: 'GET', path, headers, body: '', timeoutMs })
    if (!reply.ok) {
      const { code, detail } = reply.failure
      return fail({ code: code === 'overloaded' ? 'unreachable' : code, detail })
    }
    const found = dialect.read.safeParse(parseJson(reply.value))
    return found.success ? ok(found.data) : fail({ code: 'garbage', detail: 'no list of places' })
  }
}

function dialectOf(url: string): Dialect | null {
  const { pathname } = new URL(url)
  if (pathname.endsWith('/api')) return photon
  return pathname.endsWith('/search') ? nominatim : null
}
