import type { WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import type { FrameMessage } from '../messages/messages.ts'
import { openChannel, type Channel } from './channel.ts'
import { later } from './later.ts'
import { make } from './make.ts'

type Needs = {
  /** The element that it is appended to. */
  box: Element
  config: WidgetConfig
  address: string
  /** Origin and id in the address. */
  base: string
  id: string
  title: string
  signal: AbortSignal
  onMessage: (message: FrameMessage) => void
  onFailed: () => void
}

/** How long after its load event a frame may say hello: one that was refused or has failed fires that event too. */
const HELLO_MS = 2500
/** The most that is waited before a frame is loaded again; how much of it is chance. */
const PAUSES_MS = [300, 900] as const
/** No top navigation: the page itself opens what the frame asks it to. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** Loads the frame, at most three times where it stays silent. Each is a new element, so that the history has one entry. */
export function loadFrame({ box, address, title, onMessage, onFailed, ...rest }: Needs): Channel['tell'] {
  const { signal } = rest
  let frame: HTMLIFrameElement | undefined
  let heard = false
  let failures = 0
  const channel = openChannel({ ...rest, onMessage, onHello: () => (heard = true) })

  function load(): void {
    frame?.remove()
    frame = make('iframe', { src: address, title })
    frame.setAttribute('sandbox', SANDBOX)
    frame.addEventListener('load', () => later(signal, HELLO_MS, judge), { signal })
    channel.listenTo(frame)
    box.append(frame)
  }

  /** After each load, also when the frame was loaded again by itself. */
  function judge(): void {
    if (heard) {
      heard = false
      failures = 0
      return
    }
    const pause = PAUSES_MS[failures++]
    if (pause === undefined) onFailed()
    else later(signal, Math.random() * pause, load)
  }

  load()
  signal.addEventListener('abort', () => frame?.remove())
  return channel.tell
}
