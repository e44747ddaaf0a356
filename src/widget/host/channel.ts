import { PROTOCOL_VERSION } from '#domains/widget/widget-config.contract.ts'
import {
  readFrameMessage,
  readHello,
  type FrameMessage,
  type HostMessage,
  type Welcome,
} from '../messages/messages.ts'
import { privateOf } from './frame-address.ts'
import type { Widget } from './widget.ts'

type Needs = Pick<Widget, 'config' | 'signal'> & {
  /** Origin and id that the frame was given in its address. */
  base: string
  id: string
  frame: () => HTMLIFrameElement
  onHello: () => void
  onMessage: (message: FrameMessage) => void
}

/**
 * Answers the frame's hello with a port, and hears its messages; whatever is not of its window, origin and id is
 * ignored. Returns what tells the frame something, if it is there.
 */
export function openChannel(needs: Needs): (message: HostMessage) => void {
  const { config, signal, base, id, frame, onHello, onMessage } = needs
  // The frame says hello a few times, and keeps the port of one answer: which one is not known.
  const ports = new Set<MessagePort>()
  const welcome: Welcome = { rihla: 'welcome', v: PROTOCOL_VERSION, id, ...privateOf(config) }

  window.addEventListener(
    'message',
    ({ origin, source, data }) => {
      const { contentWindow } = frame()
      if (!contentWindow || source !== contentWindow || origin !== base || readHello(data)?.id !== id) return
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', ({ data: said }) => {
        const message = readFrameMessage(said)
        if (message) onMessage(message)
      })
      port1.start()
      ports.add(port1)
      contentWindow.postMessage(welcome, base, [port2])
      onHello()
    },
    { signal },
  )
  signal.addEventListener('abort', () => {
    for (const port of ports) port.close()
  })
  return (message) => {
    for (const port of ports) port.postMessage(message)
  }
}
