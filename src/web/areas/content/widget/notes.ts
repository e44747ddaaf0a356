import { metadataFits, METADATA_NAME } from '#domains/trips/journey/trip-metadata.contract.ts'

/** A row of what is noted in each booking, as it is typed. */
export type Note = { id: number; name: string; value: string }

export type NoteFault = 'name' | 'twice' | 'too_long'

/** What the rows note together, without those that have no name yet or cannot be noted: `faults` say so by row. */
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
