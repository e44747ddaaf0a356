import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useSteps } from '../steps/use-steps.ts'
import type { Chosen } from '../offer/chosen.ts'
import { useWidget } from '../widget-context.ts'
import { storedBooking, type BookingDraft, type BookingState } from './booking-state.ts'

export type Booking = BookingState & {
  choose: (chosen: Chosen) => void
  /** Saves the input, so that navigation never loses it. */
  type: (changes: Partial<BookingDraft>) => void
  forget: () => void
}

export const BookingContext = createContext<Booking | null>(null)

export function useBooking(): Booking {
  const booking = useContext(BookingContext)
  if (!booking) throw new Error('outside the widget')
  return booking
}

const NOTHING: BookingState = { chosen: null, draft: {} }

/** Provides the booking in progress, stored in this browser tab. */
export function useBookingState(): Booking {
  const { tabStorage, boot } = useWidget()
  const { step } = useSteps()
  const store = useMemo(() => storedBooking(tabStorage, boot, Date.now), [tabStorage, boot])
  const [state, setState] = useState<BookingState>(() => store.read() ?? NOTHING)
  useEffect(() => {
    if (state.chosen || step.name === 'done') store.save({ ...state, step })
    else store.forget()
  }, [store, state, step])

  const choose = useCallback((chosen: Chosen) => setState((before) => ({ ...before, chosen })), [])
  const type = useCallback(
    (changes: Partial<BookingDraft>) =>
      setState((before) => ({ ...before, draft: { ...before.draft, ...changes } })),
    [],
  )
  const forget = useCallback(() => setState(NOTHING), [])
  return useMemo(() => ({ ...state, choose, type, forget }), [state, choose, type, forget])
}
