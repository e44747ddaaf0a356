import type { FrameMessage } from '../messages/messages.ts'
import { PAUSES_MS } from './ask-with-retries.ts'
import { openChannel } from './channel.ts'
import { frameAddress } from './frame-address.ts'
import { later } from './later.ts'
import { make } from './make.ts'
import type { Widget } from './widget.ts'

type Needs = {
  /** Ends with this try to load it. */
  signal: AbortSignal
  /** The frame's origin. */
  base: string
  /** Where it is put. */
  box: Element
  onMessage: (message: FrameMessage) => void
  onSilent: () => void
}

/** How long after its load event a frame may say hello: one that was refused or has failed fires that event too. */
const HELLO_MS = 2500
/** No top navigation: the page itself opens what the frame asks it to. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/**
 * Loads the frame, at most three times while it stays silent. Each is a new element, so that the history has one entry.
 */
export function loadFrame(widget: Widget, { signal, base, box, onMessage, onSilent }: Needs): void {
  // It tells widgets of a page apart, and proves nothing: that do a message's origin and source.
  const id = `${Math.random()}`.slice(2)
  const src = frameAddress(widget, base, id)
  let frame = next()
  let heard = false
  let failures = 0

  function next(): HTMLIFrameElement {
    const onload = () => later(signal, HELLO_MS, judge)
    const made = make('iframe', { src, ariaLabel: widget.words.book, onload })
    made.sandbox = SANDBOX
    return made
  }

  /** After each load, also when the frame was loaded again by itself. */
  function judge(): void {
    const pause = PAUSES_MS[failures++]
    if (heard) {
      heard = false
      failures = 0
    } else if (pause === undefined) onSilent()
    else
      later(signal, Math.random() * pause, () => {
        frame.replaceWith((frame = next()))
      })
  }

  openChannel(widget, {
    signal,
    base,
    id,
    frame: () => frame,
    onMessage,
    onHello: () => {
      heard = true
    },
  })
  box.append(frame)
  signal.addEventListener('abort', () => frame.remove())
}
