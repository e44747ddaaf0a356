/**
 * A list of objects as its keys and rows; in the columns of `lists`, values that many rows share (the desks of cars) are
 * written once, and their places in the list stand in the rows.
 */
type Table = { $keys: string[]; $rows: unknown[][]; $lists?: Record<number, unknown[]> }

/** In a row: the object has no such key. */
const NONE = { $none: 0 }

/** Fewer objects are not worth it. */
const LEAST_ROWS = 3

/**
 * The state of a page in a smaller form of JSON: the long lists of the API repeat their keys and many of their values.
 * What a reply says is not changed by it; `unpack` gives it back.
 */
export function pack(value: unknown): unknown {
  if (Array.isArray(value))
    return value.length >= LEAST_ROWS && value.every(isObject) ? packTable(value) : value.map(pack)
  if (!isObject(value)) return value
  const packed: Record<string, unknown> = {}
  let isTaken = false
  for (const key in value) {
    if (value[key] === undefined) continue
    packed[key] = pack(value[key])
    isTaken ||= key.startsWith('$')
  }
  return isTaken ? { $as: packed } : packed
}

export function unpack(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unpack)
  if (!isObject(value)) return value
  if ('$as' in value) return unpackKeys(value['$as'] as Record<string, unknown>)
  return '$keys' in value ? unpackTable(value as Table) : unpackKeys(value)
}

function unpackKeys(packed: Record<string, unknown>): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  for (const key in packed) value[key] = unpack(packed[key])
  return value
}

function packTable(objects: readonly Record<string, unknown>[]): Table {
  const keys = new Set<string>()
  for (const object of objects) for (const key in object) keys.add(key)
  const $keys = [...keys]
  const $rows: unknown[][] = objects.map(() => [])
  const $lists: Record<number, unknown[]> = {}
  $keys.forEach((key, column) => {
    const cells = objects.map((object) => (object[key] === undefined ? NONE : object[key]))
    const shared = cells.some(isObject) || cells.some(Array.isArray) ? sharedCells(cells) : null
    if (shared) $lists[column] = shared.list
    cells.forEach((cell, row) =>
      $rows[row]?.push(shared ? shared.places[row] : cell === NONE ? NONE : pack(cell)),
    )
  })
  return { $keys, $rows, ...(Object.keys($lists).length > 0 && { $lists }) }
}

/** The different ones of some cells, if at most half of them are different. */
function sharedCells(cells: readonly unknown[]): { list: unknown[]; places: number[] } | null {
  const seen = new Map<string, number>()
  const list: unknown[] = []
  const places = cells.map((cell) => {
    const text = JSON.stringify(cell)
    const place = seen.get(text) ?? list.push(cell === NONE ? NONE : pack(cell)) - 1
    seen.set(text, place)
    return place
  })
  return list.length * 2 <= cells.length ? { list, places } : null
}

function unpackTable({ $keys, $rows, $lists = {} }: Table): Record<string, unknown>[] {
  const lists = Object.fromEntries(Object.entries($lists).map(([column, list]) => [column, list.map(cellOf)]))
  return $rows.map((row) => {
    const object: Record<string, unknown> = {}
    row.forEach((cell, column) => {
      const value = lists[column] ? lists[column][cell as number] : cellOf(cell)
      if (value !== NONE) object[$keys[column] ?? ''] = value
    })
    return object
  })
}

function cellOf(cell: unknown): unknown {
  return isObject(cell) && '$none' in cell ? NONE : unpack(cell)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
