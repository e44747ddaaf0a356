/** Rows of `words` words each; a bit per position marks the offers of a set that belong to the row. */
export type BitRows = { bits: Uint32Array; words: number }

/** `spans`: the first word of each row with a bit, and the one after its last. Most values occur in few offers. */
export type SpannedRows = BitRows & { spans: Uint32Array }

export function withSpans({ bits, words }: BitRows): SpannedRows {
  const rows = words === 0 ? 0 : bits.length / words
  const spans = new Uint32Array(2 * rows)
  for (let row = 0; row < rows; row++) {
    const its = bits.subarray(row * words, (row + 1) * words)
    const first = its.findIndex((word) => word !== 0)
    if (first !== -1) spans.set([first, its.findLastIndex((word) => word !== 0) + 1], 2 * row)
  }
  return { bits, words, spans }
}

export function emptyRows(rows: number, words: number): BitRows {
  return { bits: new Uint32Array(rows * words), words }
}

export function wordsFor(offers: number): number {
  return Math.ceil(offers / 32)
}

/** Returns a single row of the positions of `offers` for which `isSo` is true. */
export function rowWhere(offers: number, isSo: (position: number) => boolean): BitRows {
  const row = emptyRows(1, wordsFor(offers))
  for (let position = 0; position < offers; position++) if (isSo(position)) setBit(row, 0, position)
  return row
}

export function setBit({ bits, words }: BitRows, row: number, position: number): void {
  const at = row * words + (position >>> 5)
  bits[at] = (bits[at] ?? 0) | (1 << (position & 31))
}

export function hasBit({ bits, words }: BitRows, row: number, position: number): boolean {
  return (((bits[row * words + (position >>> 5)] ?? 0) >>> (position & 31)) & 1) === 1
}

/** Returns the first set position of a row at or after `from`; -1 if there is none. */
export function nextBit({ bits, words }: BitRows, row: number, from: number): number {
  const first = row * words
  let at = from >>> 5
  if (at >= words) return -1
  let word = (bits[first + at] ?? 0) & (-1 << (from & 31))
  while (word === 0) {
    at += 1
    if (at >= words) return -1
    word = bits[first + at] ?? 0
  }
  return (at << 5) + lowestOf(word)
}

/** Returns the position of a word's lowest bit. */
export function lowestOf(word: number): number {
  return 31 - Math.clz32(word & -word)
}

/** Adds another row's bits to a row. */
export function addRow(rows: BitRows, row: number, from: BitRows, fromRow: number): void {
  const { bits, words } = rows
  const end = (row + 1) * words
  for (let to = row * words, at = fromRow * words; to < end; to++, at++)
    bits[to] = (bits[to] ?? 0) | (from.bits[at] ?? 0)
}

/** Sets a row to the positions whose measures are between `min` and `max`; NaN is outside every range. */
export function fillBetween(
  { bits, words }: BitRows,
  row: number,
  measures: Float64Array,
  min: number,
  max: number,
): void {
  for (let at = 0; at < words; at++) {
    let word = 0
    const end = Math.min(measures.length, (at + 1) << 5)
    for (let position = at << 5; position < end; position++) {
      const measure = measures[position] ?? Number.NaN
      if (measure >= min && measure <= max) word |= 1 << (position & 31)
    }
    bits[row * words + at] = word
  }
}

/** Returns a single row with the first set position of each group. `ends`: the last position of each group. */
export function firstOfGroups(rows: BitRows, row: number, ends: BitRows): BitRows {
  const firsts = emptyRows(1, rows.words)
  let position = nextBit(rows, row, 0)
  while (position !== -1) {
    setBit(firsts, 0, position)
    position = nextBit(rows, row, nextBit(ends, 0, position) + 1)
  }
  return firsts
}

/**
 * Counts the groups with a position set in both rows. `ends`: the last position of each group. Processes a whole group
 * at once: adding ones to all its bits but the last carries into the last one if any of them is set.
 */
export function countGroups(
  { bits, words, spans }: SpannedRows,
  row: number,
  others: BitRows,
  otherRow: number,
  ends: BitRows,
): number {
  const behind = spans[2 * row + 1] ?? 0
  let groups = 0
  let isCarried = false
  for (let at = spans[2 * row] ?? 0; at < behind || (isCarried && at < words); at++) {
    const both = (bits[row * words + at] ?? 0) & (others.bits[otherRow * words + at] ?? 0)
    if (both === 0 && !isCarried) continue
    const inner = ~(ends.bits[at] ?? 0)
    const sum: number = ((both & inner) + inner + (isCarried ? 1 : 0)) | 0
    // Detects a carry out of the word: the sum is smaller than an operand.
    isCarried = isCarried ? sum >>> 0 <= inner >>> 0 : sum >>> 0 < inner >>> 0
    groups += onesOf((both | sum) & ~inner)
  }
  return groups
}

/** Counts the set bits of a word: in pairs, fours and eights, with the bytes summed by a multiplication. */
function onesOf(word: number): number {
  const pairs = word - ((word >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}
