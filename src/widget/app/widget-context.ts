import { createContext, useContext } from 'react'
import type { FrameBoot } from '#domains/widget/frame-boot.contract.ts'
import type { FrameMessage } from '../messages/messages.ts'
import type { TokenStorage } from '../trips/stored-tokens.ts'
import type { TripsClient } from '../trips/trips-client.ts'
import type { HostContext } from './channel/channel.ts'
import type { StepsBehindTabs } from './steps/steps-behind-tabs.ts'

/** Context of the framed app. */
export type Widget = {
  boot: FrameBoot
  trips: TripsClient
  behindTabs: StepsBehindTabs
  /** Posts a message to the host page, if there is one. */
  notifyHost: (message: FrameMessage) => void
  /** Values from the host page: prefilled fields, its partner's code and metadata of a booking. */
  host: HostContext
  /** Storage of the browser tab. */
  tabStorage: TokenStorage
  /** Returns true if the sign-in and the booking are there again when the page was left and is come back to. */
  outlivesPage: () => boolean
  /** Subscribes to a sign-in that the server ended and a frame that must reload; returns the unsubscribe function. */
  follow: (listener: (event: SessionEvent) => void) => () => void
}

export type SessionEvent = 'signed_out' | 'frame_over'

export const WidgetContext = createContext<Widget | null>(null)

export function useWidget(): Widget {
  const widget = useContext(WidgetContext)
  if (!widget) throw new Error('outside the widget')
  return widget
}
