import { addDays } from '#kernel/days.ts'
import { visitorDay } from '#ui/formats/wall-time.ts'
import { useWidget } from '../widget-context.ts'
import { useDraft } from './drafts.ts'
import type { PlaceEntry } from './places/place.ts'
import { readWhen, type When } from './when/place-clock.ts'

/** Input shared by all tabs: place or city, and time of the start. */
export type TripDraft = { from: PlaceEntry; start: When }

const USUAL_TIME = '10:00'

/** Returns the draft of a trip: the page's prefill, else tomorrow at ten without a place. */
export function useTripDraft() {
  const { prefill } = useWidget().host
  return useDraft<TripDraft>('trip', () => ({
    from: { text: prefill.from ?? '', place: null },
    start: readWhen(prefill.start, USUAL_TIME) ?? { day: tomorrow(), time: USUAL_TIME },
  }))
}

function tomorrow(): string {
  return addDays(visitorDay(), 1)
}
