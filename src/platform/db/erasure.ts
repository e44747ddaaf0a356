import { existsSync } from 'node:fs'
import { openJournal, readJournal, type Journal } from '#platform/journal.ts'

/** A record of an erased person. The id no longer identifies anyone. */
export type Erasure = { kind: 'account' | 'profile'; id: string; erasedAt: Temporal.Instant }

type StoredErasure = { erasedAt: string }

/** Erasures in a file outside the database, so that those after a backup can be repeated when it is restored. */
export type ErasureJournal = {
  has(erasure: Erasure): boolean
  record(erasure: Erasure): Promise<void>
  close(): Promise<void>
}

/** Opens the file on first use, in the process that writes it. Drops erasures before an instant. */
export function openErasureJournal(file: string, before: Temporal.Instant): ErasureJournal {
  let opened: Journal<StoredErasure> | null = null
  const journal = () => (opened ??= openedSince(file, before))
  return {
    has: (erasure) => journal().find(keyOf(erasure)) !== null,
    record: (erasure) => journal().record(keyOf(erasure), { erasedAt: erasure.erasedAt.toString() }),
    close: async () => opened?.close(),
  }
}

function openedSince(file: string, before: Temporal.Instant): Journal<StoredErasure> {
  const journal = openJournal<StoredErasure>(file)
  for (const key of journal.keys())
    if (Temporal.Instant.compare(journal.find(key)?.erasedAt ?? before, before) < 0) journal.drop(key)
  return journal
}

/** Reads the erasures of a file. Throws if it does not exist. */
export function readErasures(file: string): Erasure[] {
  if (!existsSync(file)) throw new Error(`${file} is not there`)
  return [...readJournal<StoredErasure>(file)].flatMap(([key, { erasedAt }]) => {
    const [, kind, id] = /^(account|profile)\/([0-9a-f-]{36})$/.exec(key) ?? []
    return id === undefined
      ? []
      : [{ kind: kind as Erasure['kind'], id, erasedAt: Temporal.Instant.from(erasedAt) }]
  })
}

function keyOf({ kind, id }: Erasure): string {
  return `${kind}/${id}`
}
