/** A list of objects as its keys, and for each of them the values of all objects. */
type Table = { $keys: string[]; $columns: Column[]; $size: number }

/**
 * The values of a key: a plain list; `$all` if they are equal; if few are distinct, such as the desks of
 * cars, a list of those with indexes; objects with their own keys as a table; or the index of an equal
 * column.
 */
type Column = unknown[] | { $all: unknown } | { $list: unknown[]; $at: number[] } | Table | number

/** The object has no such key. */
const NONE = { $none: 0 }
const NONE_TEXT = JSON.stringify(NONE)

/** Min objects for a table; fewer are not worth it. */
const MIN_ROWS = 3

/**
 * Serializes the state of a page in a smaller form of JSON: the API's long lists repeat their keys and many
 * values. Lossless; `unpack` restores it. Written in one pass: each value becomes text once.
 */
export function packedText(value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length >= MIN_ROWS && value.every(isObject)) return tableText(value)
    return value.some(isNested) ? listText(value.map(packedText)) : JSON.stringify(value)
  }
  if (!isObject(value)) return JSON.stringify(value ?? null)
  let text = ''
  let isTaken = false
  for (const key in value) {
    if (value[key] === undefined) continue
    text += `${text && ','}${JSON.stringify(key)}:${packedText(value[key])}`
    isTaken ||= key.startsWith('$')
  }
  return isTaken ? `{"$as":{${text}}}` : `{${text}}`
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

function tableText(objects: readonly Record<string, unknown>[]): string {
  const keys = new Set<string>()
  for (const object of objects) for (const key in object) keys.add(key)
  const written = new Map<string, number>()
  const columns = [...keys].map((key, at) => {
    const text = columnText(objects.map((object) => (object[key] === undefined ? NONE : object[key])))
    const same = written.get(text)
    if (same !== undefined) return String(same)
    written.set(text, at)
    return text
  })
  return `{"$keys":${JSON.stringify([...keys])},"$columns":${listText(columns)},"$size":${objects.length}}`
}

function columnText(cells: readonly unknown[]): string {
  const [first] = cells
  if (cells.every((cell) => cell === first)) return `{"$all":${cellText(first)}}`
  if (!cells.some(isNested)) return JSON.stringify(cells)
  const shared = sharedText(cells)
  if (shared !== null) return shared
  if (cells.every((cell) => isObject(cell) && cell !== NONE))
    return tableText(cells as Record<string, unknown>[])
  return listText(cells.map(cellText))
}

function cellText(cell: unknown): string {
  return cell === NONE ? NONE_TEXT : packedText(cell)
}

/** Returns the distinct cells as text; null if more than half of them are distinct. */
function sharedText(cells: readonly unknown[]): string | null {
  // Most lists of different cells differ in their first values already, without the text of the whole.
  if (new Set(cells.map(firstLeaf)).size * 2 > cells.length) return null
  const places = new Map<string, number>()
  const different: unknown[] = []
  const at: number[] = []
  for (const cell of cells) {
    // A value that looks like the mark counts as distinct from it.
    const text = cell === NONE ? '' : JSON.stringify(cell)
    let place = places.get(text)
    if (place === undefined) {
      place = different.push(cell) - 1
      if (different.length * 2 > cells.length) return null
      places.set(text, place)
    }
    at.push(place)
  }
  return `{"$list":${listText(different.map(cellText))},"$at":${JSON.stringify(at)}}`
}

function firstLeaf(cell: unknown): unknown {
  let value = cell
  while (isNested(value)) {
    const [key] = Object.keys(value)
    if (key === undefined) return undefined
    value = value[key]
  }
  return value
}

function listText(texts: readonly string[]): string {
  return `[${texts.join(',')}]`
}

function isNested(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
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
