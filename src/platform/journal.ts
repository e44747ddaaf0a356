import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { parseJson } from '#kernel/parse-json.ts'
import { promisify } from 'node:util'

const toDisk = promisify(fdatasync)

/** The file is compacted (rewritten without dropped answers) when it reaches this size. */
const COMPACT_AT_BYTES = 1_000_000

/** Answers persisted on disk by key, so that they survive this process; a later one replaces an earlier one. */
export type Journal<Answer> = {
  /** Resolves when synced to disk. It survives a kill of the process as soon as this is called. */
  record(key: string, answer: Answer): Promise<void>
  find(key: string): Answer | null
  /** Drops an answer that has been stored elsewhere. */
  drop(key: string): void
  keys(): string[]
  close(): Promise<void>
}

type Opened = { descriptor: number; bytes: number }
type Line<Answer> = { key: string; answer: Answer | null }

/**
 * Opens a journal. Only one process may open the file at a time. An incomplete last line, after a power failure, is
 * ignored.
 */
export function openJournal<Answer>(file: string): Journal<Answer> {
  const answers = readJournal<Answer>(file)
  // Created with the first answer.
  let opened: Opened | null = existsSync(file) ? compact(file, answers) : null
  let syncing: Promise<void> | null = null
  let following: Promise<void> | null = null

  function append(line: Line<Answer>): Opened {
    opened ??= compact(file, answers)
    opened.bytes += writeSync(opened.descriptor, `${JSON.stringify(line)}\n`)
    return opened
  }

  /** Syncs once for all waiting callers. A call during a sync waits for the next one. */
  function sync({ descriptor }: Opened): Promise<void> {
    if (!syncing) {
      syncing = toDisk(descriptor).finally(() => (syncing = null))
      return syncing
    }
    following ??= syncing
      .catch(() => {})
      .then(() => {
        following = null
        return sync(opened ?? { descriptor, bytes: 0 })
      })
    return following
  }

  return {
    async record(key, answer) {
      answers.set(key, answer)
      await sync(append({ key, answer }))
    },
    find: (key) => answers.get(key) ?? null,
    drop(key) {
      if (!answers.delete(key)) return
      const { bytes, descriptor } = append({ key, answer: null })
      if (bytes < COMPACT_AT_BYTES || syncing || following) return
      opened = compact(file, answers)
      closeSync(descriptor)
    },
    keys: () => [...answers.keys()],
    async close() {
      await (following ?? syncing)
      if (opened) closeSync(opened.descriptor)
      opened = null
    },
  }
}

/** Moves the contents of one file to another, while no process has either open. It is repeated after a kill. */
export async function moveJournal(from: string, into: string): Promise<void> {
  const journal = openJournal<unknown>(into)
  for (const [key, answer] of readJournal<unknown>(from)) await journal.record(key, answer)
  await journal.close()
  rmSync(from)
}

/** Reads a file's contents without opening it for writing. */
export function readJournal<Answer>(file: string): Map<string, Answer> {
  const answers = new Map<string, Answer>()
  if (!existsSync(file)) return answers
  for (const text of readFileSync(file, 'utf8').split('\n')) {
    const line = parseJson(text) as Line<Answer> | null
    if (line?.answer) answers.set(line.key, line.answer)
    else if (line) answers.delete(line.key)
  }
  return answers
}

/** Writes the answers to a new file, which then replaces the old one. */
function compact<Answer>(file: string, answers: ReadonlyMap<string, Answer>): Opened {
  mkdirSync(dirname(file), { recursive: true })
  const fresh = `${file}.new`
  const text = [...answers].map(([key, answer]) => `${JSON.stringify({ key, answer })}\n`).join('')
  const descriptor = openSync(fresh, 'w', 0o600)
  const bytes = writeSync(descriptor, text)
  fsyncSync(descriptor)
  renameSync(fresh, file)
  return { descriptor, bytes }
}
