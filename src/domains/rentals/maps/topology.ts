import type { Ring } from './land-around.ts'

/**
 * TopoJSON of land. Lines are in whole steps, each point relative to the previous one. A ring lists its lines by
 * number, where `~n` is line n reversed; each line starts where the previous one ends.
 */
export type Topology = {
  transform: { scale: readonly [number, number]; translate: readonly [number, number] }
  arcs: readonly (readonly (readonly [number, number])[])[]
  objects: { land: { geometries: readonly { arcs: readonly (readonly (readonly number[])[])[] }[] } }
}

/** Returns the rings of all polygons; one that crosses the date line continues beyond 180 degrees. */
export function ringsOf({ transform, arcs, objects }: Topology): Ring[] {
  const lines = arcs.map((arc) => degreesOf(arc, transform))
  return objects.land.geometries.flatMap(({ arcs: polygons }) =>
    polygons.flatMap((rings) => rings.map((numbers) => ringOf(numbers, lines))),
  )
}

/** Converts a line to alternating longitudes and latitudes. */
function degreesOf(arc: Topology['arcs'][number], { scale, translate }: Topology['transform']): number[] {
  let x = 0
  let y = 0
  return arc.flatMap(([stepX, stepY]) => {
    x += stepX
    y += stepY
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
  })
}

function ringOf(numbers: readonly number[], lines: readonly (readonly number[])[]): Ring {
  const degrees: number[] = []
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
  let before: number | undefined
  for (const number of numbers) {
    const line = lines[number < 0 ? ~number : number] ?? []
    for (let at = 0; at < line.length - 2; at += 2) {
      const from = number < 0 ? line.length - 2 - at : at
      const [written = 0, latitude = 0] = [line[from], line[from + 1]]
      const longitude = written + 360 * Math.round(((before ?? written) - written) / 360)
      before = longitude
      degrees.push(longitude, latitude)
      west = Math.min(west, longitude)
      east = Math.max(east, longitude)
      south = Math.min(south, latitude)
      north = Math.max(north, latitude)
    }
  }
  return { degrees: Float64Array.from(degrees), west, east, south, north }
}
