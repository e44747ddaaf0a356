import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useSteps } from '../steps/use-steps.ts'
import type { Chosen } from '../offer/chosen.ts'
import { useWidget } from '../widget-context.ts'
import { storedBooking, type BookingDraft, type BookingState } from './booking-state.ts'

export type Booking = BookingState & {
  choose: (chosen: Chosen) => void
  /** Notes what was typed, so that no way back or forth loses it. */
  type: (typed: Partial<BookingDraft>) => void
  forget: () => void
}

export const BookingContext = createContext<Booking | null>(null)

export function useBooking(): Booking {
  const booking = useContext(BookingContext)
  if (!booking) throw new Error('outside the widget')
  return booking
}

const NOTHING: BookingState = { chosen: null, draft: {} }

/** The booking that is being made, kept in this tab of the browser. */
export function useBookingState(): Booking {
  const { tabStorage, boot } = useWidget()
  const { step } = useSteps()
  const kept = useMemo(() => storedBooking(tabStorage, boot, Date.now), [tabStorage, boot])
  const [state, setState] = useState<BookingState>(() => kept.read() ?? NOTHING)
  useEffect(() => {
    if (state.chosen || step.name === 'done') kept.keep({ ...state, step })
    else kept.forget()
  }, [kept, state, step])

  const choose = useCallback((chosen: Chosen) => setState((before) => ({ ...before, chosen })), [])
  const type = useCallback(
    (typed: Partial<BookingDraft>) =>
      setState((before) => ({ ...before, draft: { ...before.draft, ...typed } })),
    [],
  )
  const forget = useCallback(() => setState(NOTHING), [])
  return useMemo(() => ({ ...state, choose, type, forget }), [state, choose, type, forget])
}
