/** Rows waiting to be written together, at most one per key. */
export type RowBuffer<Row> = {
  /** Adds rows. Never waits; drops rows beyond the buffer's limit. */
  add(rows: readonly Row[]): void
  /** Writes the waiting rows, in the order of keys; if that fails, they wait again. */
  flush(): Promise<void>
}

type Needs<Row> = {
  keyOf: (row: Row) => string
  join: (known: Row, next: Row) => Row
  write: (rows: readonly Row[]) => Promise<void>
  maxRows: number
  onDropped?: (count: number) => void
}

/** Rows per statement: few enough that other writers of a key wait only briefly. */
const BATCH = 500

/**
 * Creates a buffer that collects rows without delaying the caller. `write` must be repeatable: a batch may have been
 * written already.
 */
export function rowBuffer<Row>({ keyOf, join, write, maxRows, onDropped }: Needs<Row>): RowBuffer<Row> {
  let waiting = new Map<string, Row>()

  function add(rows: readonly Row[]): void {
    let dropped = 0
    for (const row of rows) {
      const key = keyOf(row)
      const known = waiting.get(key)
      if (known) waiting.set(key, join(known, row))
      else if (waiting.size < maxRows) waiting.set(key, row)
      else dropped += 1
    }
    if (dropped > 0) onDropped?.(dropped)
  }

  return {
    add,

    async flush() {
      const taken = [...waiting].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
      waiting = new Map()
      for (let from = 0; from < taken.length; from += BATCH) {
        try {
          await write(taken.slice(from, from + BATCH))
        } catch (error) {
          add(taken.slice(from))
          throw error
        }
      }
    },
  }
}
