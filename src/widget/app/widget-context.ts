import { createContext, useContext } from 'react'
import type { FrameBoot } from '#domains/widget/frame-boot.contract.ts'
import type { FrameMessage, Welcome } from '../messages/messages.ts'
import type { TripsClient } from '../trips/trips-client.ts'

/** What every part of the framed app stands on. */
export type Widget = {
  boot: FrameBoot
  trips: TripsClient
  /** Tells the page around the frame; where there is none, nobody. */
  tell: (message: FrameMessage) => void
  /** What the page gave: prefilled fields, its partner's code and what is noted beside a booking. */
  given: Pick<Welcome, 'prefill' | 'partnerCode' | 'subId' | 'metadata'>
}

export const WidgetContext = createContext<Widget | null>(null)

export function useWidget(): Widget {
  const widget = useContext(WidgetContext)
  if (!widget) throw new Error('outside the widget')
  return widget
}
