import { listener } from '../infrastructure/listener.ts'

/** The attribution that the style requires. */
export const MAP_CREDIT = 'Tiles of the test'

/** A picture of one transparent pixel. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

/** A map style with tiles, on loopback; `requests` has every request's path. */
export async function startMapStyle() {
  const server = await listener()
  const url = `http://127.0.0.1:${server.port}`
  const requests: string[] = []
  const headers = { 'access-control-allow-origin': '*' }
  let up = true
  server.answerBy((request) => {
    const { pathname } = new URL(request.url)
    requests.push(pathname)
    if (!up) return new Response(null, { status: 503, headers })
    if (pathname === '/style.json') return Response.json(styleOf(url), { headers })
    if (pathname.startsWith('/tiles/'))
      return new Response(TILE, { headers: { ...headers, 'content-type': 'image/png' } })
    return new Response(null, { status: 404, headers })
  })
  const goDown = () => {
    up = false
  }
  return { url, style: `${url}/style.json`, requests, goDown, close: server.close }
}

function styleOf(url: string) {
  return {
    version: 8,
    sources: {
      ground: {
        type: 'raster',
        tiles: [`${url}/tiles/{z}/{x}/{y}.png`],
        tileSize: 256,
        attribution: MAP_CREDIT,
      },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': '#cfe3ea' } },
      { id: 'ground', type: 'raster', source: 'ground' },
    ],
  }
}
