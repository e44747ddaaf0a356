import type { TripQuoteInput } from './use-quote.ts'
import type { PlaceEntry } from '../places/place.ts'
import type { WhenFault } from '../when/place-clock.ts'

/** Error that keeps a form from requesting prices. */
export type FormFault =
  | { code: 'place' | 'city' | 'airport' | 'package' | 'plan' | 'departure' | 'same_place' }
  | WhenFault

/** A parsed form: the quote input, or errors by field. */
export type ReadForm = { input: TripQuoteInput } | { faults: Readonly<Record<string, FormFault>> }

/** Returns the existing errors by field; null if there are none. */
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
