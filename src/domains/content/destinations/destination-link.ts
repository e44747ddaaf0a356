import type { Language } from '#kernel/locale.ts'
import { toLocation } from '#domains/rentals/public.ts'
import type { Destination } from './destination-catalogue.ts'
import type { DestinationLink } from './destination.contract.ts'

/** Returns a link to a destination for other pages. */
export function toLink({ place, path }: Destination, language: Language, indexed: boolean): DestinationLink {
  return { ...toLocation(place, language), path, indexed }
}
