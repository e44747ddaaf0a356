import { PROTOCOL_VERSION } from '#domains/widget/widget-config.contract.ts'
import { isHello, readFrameMessage, type FrameMessage, type Welcome } from '../messages/messages.ts'
import { frameConfig } from './frame-address.ts'
import type { Widget } from './widget.ts'

type Needs = {
  /** Of this load of the frame. */
  signal: AbortSignal
  /** Origin and id that the frame was given in its address. */
  base: string
  id: string
  frame: () => HTMLIFrameElement
  onHello: () => void
  onMessage: (message: FrameMessage) => void
}

/**
 * Answers the frame's hello with a port, and hears its messages; whatever is not of its window, origin and id is
 * ignored.
 */
export function openChannel(widget: Widget, needs: Needs): void {
  const { signal, base, id, frame, onHello, onMessage } = needs
  // The frame says hello a few times, and keeps the port of one answer: which one is not known.
  const ports = new Set<MessagePort>()
  const welcome = (): Welcome => ({ rihla: 'welcome', v: PROTOCOL_VERSION, id, ...frameConfig(widget) })

  window.addEventListener(
    'message',
    ({ origin, source, data }) => {
      if (source !== frame().contentWindow || origin !== base || !isHello(data, id)) return
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener(
        'message',
        ({ data: said }) => {
          const message = readFrameMessage(said)
          if (message) onMessage(message)
        },
        { signal },
      )
      port1.start()
      ports.add(port1)
      source?.postMessage(welcome(), base, [port2])
      onHello()
    },
    { signal },
  )
  widget.onLook = () => {
    for (const port of ports) port.postMessage(welcome())
  }
}
