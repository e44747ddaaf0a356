import type { Asked } from './use-quote.ts'
import type { PlaceEntry } from '../places/place.ts'
import type { WhenFault } from '../when/place-clock.ts'

/** What a form lacks before it is worth asking for prices. */
export type FormFault =
  | { code: 'place' | 'city' | 'airport' | 'package' | 'plan' | 'departure' | 'same_place' }
  | WhenFault

/** A form as read: what to ask for, or what is wrong with its fields. */
export type ReadForm = { asked: Asked } | { faults: Readonly<Record<string, FormFault>> }

/** The faults that there are, by field; null without any. */
export function someFaults(
  faults: Readonly<Record<string, FormFault | null>>,
): Readonly<Record<string, FormFault>> | null {
  const found = Object.entries(faults).filter((entry): entry is [string, FormFault] => entry[1] !== null)
  return found.length > 0 ? Object.fromEntries(found) : null
}

export function missingPlace(
  { place }: PlaceEntry,
  code: 'place' | 'city' | 'airport' = 'place',
): FormFault | null {
  return place ? null : { code }
}
