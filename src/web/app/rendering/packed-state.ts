/** A list of objects as its keys, and for each of them the values of all objects. */
type Table = { $keys: string[]; $columns: Column[]; $size: number }

/**
 * The values of a key: one after another; `$all` where they are the same; where few are different, as the desks of cars,
 * a list of those and their places in it; objects with keys of their own as a table; or the place of a column that is the
 * same.
 */
type Column = unknown[] | { $all: unknown } | { $list: unknown[]; $at: number[] } | Table | number

/** The object has no such key. */
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
  const written = new Map<string, number>()
  const $columns = $keys.map((key, at): Column => {
    const cells = objects.map((object) => (object[key] === undefined ? NONE : object[key]))
    const text = JSON.stringify(cells)
    const same = written.get(text)
    if (same !== undefined) return same
    written.set(text, at)
    return packColumn(cells)
  })
  return { $keys, $columns, $size: objects.length }
}

function packColumn(cells: readonly unknown[]): Column {
  const [first] = cells
  if (cells.every((cell) => cell === first)) return { $all: packCell(first) }
  if (cells.some((cell) => typeof cell === 'object' && cell !== null)) {
    const shared = sharedCells(cells)
    if (shared) return shared
    if (cells.every((cell) => isObject(cell) && cell !== NONE))
      return packTable(cells as Record<string, unknown>[])
  }
  return cells.map(packCell)
}

function packCell(cell: unknown): unknown {
  return cell === NONE ? NONE : pack(cell)
}

/** The different ones of some cells, if at most half of them are different. */
function sharedCells(cells: readonly unknown[]): { $list: unknown[]; $at: number[] } | null {
  const seen = new Map<string, number>()
  const $list: unknown[] = []
  const $at = cells.map((cell) => {
    const text = JSON.stringify(cell)
    const place = seen.get(text) ?? $list.push(packCell(cell)) - 1
    seen.set(text, place)
    return place
  })
  return $list.length * 2 <= cells.length ? { $list, $at } : null
}

function unpackTable({ $keys, $columns, $size }: Table): Record<string, unknown>[] {
  const objects = Array.from({ length: $size }, (): Record<string, unknown> => ({}))
  const columns: (readonly unknown[])[] = []
  $columns.forEach((column, at) => {
    const cells = typeof column === 'number' ? (columns[column] ?? []) : unpackColumn(column, $size)
    columns.push(cells)
    objects.forEach((object, row) => {
      if (cells[row] !== NONE) object[$keys[at] ?? ''] = cells[row]
    })
  })
  return objects
}

function unpackColumn(column: Exclude<Column, number>, size: number): readonly unknown[] {
  if (Array.isArray(column)) return column.map(cellOf)
  if ('$keys' in column) return unpackTable(column)
  if ('$all' in column) return Array.from({ length: size }, () => cellOf(column.$all))
  const list = column.$list.map(cellOf)
  return column.$at.map((place) => list[place])
}

function cellOf(cell: unknown): unknown {
  return isObject(cell) && '$none' in cell ? NONE : unpack(cell)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
