import { createContext, useContext } from 'react'
import type { FrameBoot } from '#domains/widget/frame-boot.contract.ts'
import type { FrameMessage } from '../messages/messages.ts'
import type { TokenStorage } from '../trips/stored-tokens.ts'
import type { TripsClient } from '../trips/trips-client.ts'
import type { Given } from './channel/channel.ts'
import type { StepsBehindTabs } from './steps/steps-behind-tabs.ts'

/** What every part of the framed app stands on. */
export type Widget = {
  boot: FrameBoot
  trips: TripsClient
  behindTabs: StepsBehindTabs
  /** Tells the page around the frame; where there is none, nobody. */
  tell: (message: FrameMessage) => void
  /** What the page gave: prefilled fields, its partner's code and what is noted beside a booking. */
  given: Given
  /** What is kept until the browser's tab is closed. */
  tabStorage: TokenStorage
  /** Returns true if the sign-in and the booking are there again when the page was left and is come back to. */
  outlivesPage: () => boolean
  /** Hears of a sign-in that the server has ended, and of a frame that has to be loaded again; returns its end. */
  follow: (listener: (news: WidgetNews) => void) => () => void
}

export type WidgetNews = 'signed_out' | 'frame_over'

export const WidgetContext = createContext<Widget | null>(null)

export function useWidget(): Widget {
  const widget = useContext(WidgetContext)
  if (!widget) throw new Error('outside the widget')
  return widget
}
