import { metadataFits, METADATA_NAME } from '#domains/trips/journey/trip-metadata.contract.ts'

/** An input row of each booking's metadata. */
export type Note = { id: number; name: string; value: string }

export type NoteFault = 'name' | 'twice' | 'too_long'

/** Collects the rows' metadata without rows that are unnamed or invalid; `faults` has the errors by row. */
export function readNotes(notes: readonly Note[]) {
  let metadata: Record<string, string> = {}
  const faults = new Map<number, NoteFault>()
  for (const { id, name, value } of notes) {
    const key = name.trim()
    if (key === '' && value === '') continue
    const longer = Object.fromEntries([...Object.entries(metadata), [key, value]])
    if (!METADATA_NAME.test(key)) faults.set(id, 'name')
    else if (Object.hasOwn(metadata, key)) faults.set(id, 'twice')
    else if (!metadataFits(longer)) faults.set(id, 'too_long')
    else metadata = longer
  }
  return { metadata, faults }
}
