import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { readAcriss } from '#kernel/acriss.ts'
import { carShape } from '#kernel/car-shape.ts'
import { loadSharp } from '#platform/load-sharp.ts'
import { seededNumber } from './seeded.ts'

/** Our own drawings of cars, which are coloured for an image without a page. */
const SHEET = readFileSync(new URL('../../ui/drawings/cars/cars.svg', import.meta.url), 'utf8')

/** Colours of a car's body and flank, as in rental companies' photos. */
const PAINTS = [
  ['#f1f2f2', '#c9cdcf'],
  ['#b9c0c4', '#8f979c'],
  ['#4a5056', '#2f3439'],
  ['#a33238', '#7b2228'],
  ['#2f5d8c', '#204467'],
] as const

/** Size of a supplier's image: wider than high, with space round the car. */
const WIDTH = 835
const HEIGHT = 557

/**
 * Serves images of cars on loopback at `/<ACRISS>….png`, a separate address like suppliers' own. `orAnother`: uses any
 * other port if this one is taken.
 */
export async function startImageServer(port: number, { orAnother = false } = {}) {
  const drawn = new Map<string, Promise<Buffer | null>>()
  const drawingOf = (acriss: string) => {
    const known = drawn.get(acriss) ?? drawCar(acriss)
    drawn.set(acriss, known)
    return known
  }
  const server = createServer((request, response) => {
    const acriss = /^\/([A-Z]{4})\w*\.png$/.exec(request.url ?? '')?.[1]
    void Promise.resolve(acriss === undefined ? null : drawingOf(acriss)).then((drawing) =>
      drawing
        ? response.writeHead(200, { 'content-type': 'image/png' }).end(drawing)
        : response.writeHead(404).end(),
    )
  })
  const listen = async (at: number) => {
    server.listen(at, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(port).catch(async (error: NodeJS.ErrnoException) => {
    if (!orAnother || error.code !== 'EADDRINUSE') throw error
    await listen(0)
  })
  const address = server.address()
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : port}`,
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function drawCar(acriss: string): Promise<Buffer | null> {
  const vehicle = readAcriss(acriss)
  if (!vehicle) return null
  const shape = carShape(vehicle.bodyType, vehicle.category)
  const symbol = new RegExp(`<symbol id="${shape}"[^>]*>(.*)</symbol>`).exec(SHEET)?.[1] ?? ''
  const [paint, low] = PAINTS[seededNumber(acriss) % PAINTS.length] ?? PAINTS[0]
  const colours: Readonly<Record<string, string>> = {
    paint,
    'paint-low': low,
    edge: low,
    ground: '#10201f22',
    tyre: '#23282b',
    well: '#767c80',
    rim: '#e3e6e8',
    glass: '#39444b',
    night: '#10201f',
  }
  const car = symbol.replaceAll(/var\(--draw-([\w-]+)\)/g, (_, name: string) => colours[name] ?? '#000')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><svg x="60" y="120" width="715" height="304" viewBox="0 0 320 136">${car}</svg></svg>`
  const open = await loadSharp()
  return open(Buffer.from(drawing)).png().toBuffer()
}
