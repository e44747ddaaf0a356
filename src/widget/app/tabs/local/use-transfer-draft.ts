import { useDraft } from '../drafts.ts'
import { NO_PLACE, type PlaceEntry } from '../places/place.ts'
import { useTripDraft } from '../trip-draft.ts'

type TransferDraft = { airport: PlaceEntry; place: PlaceEntry; flight: string }

/** What is typed for a way from or to an airport; it begins with the place that another tab has, on its own side. */
export function useTransferDraft() {
  const [{ from, start }, changeTrip] = useTripDraft()
  const [draft, change] = useDraft<TransferDraft>('transfer', () =>
    from.place?.kind === 'airport'
      ? { airport: from, place: NO_PLACE, flight: '' }
      : { airport: NO_PLACE, place: from, flight: '' },
  )
  return {
    draft,
    start,
    change,
    changeStart: (when: typeof start) => changeTrip({ start: when }),
    changePlace(entry: PlaceEntry) {
      change({ place: entry })
      if (from.place === null) changeTrip({ from: entry })
    },
  }
}
