import { PROTOCOL_VERSION, type WidgetConfig } from '#domains/widget/widget-config.contract.ts'
import {
  readFrameMessage,
  readHello,
  type FrameMessage,
  type HostMessage,
  type Welcome,
} from '../messages/messages.ts'

type Needs = {
  config: WidgetConfig
  /** Origin and id that the frame was given in its address. */
  base: string
  id: string
  signal: AbortSignal
  onHello: () => void
  onMessage: (message: FrameMessage) => void
}

export type Channel = {
  /** From now on this frame alone is listened to. */
  listenTo: (frame: HTMLIFrameElement) => void
  /** Tells the frame, if it is there. */
  tell: (message: HostMessage) => void
}

/** The frame says hello a few times, and keeps the port of one answer: which one is not known. */
const MOST_PORTS = 6

/** Answers the frame's hello with a port, and hears its messages; whatever is not of its window, origin and id is ignored. */
export function openChannel({ config, base, id, signal, onHello, onMessage }: Needs): Channel {
  const { prefill, partnerCode, subId, metadata } = config
  const welcome: Welcome = {
    rihla: 'welcome',
    v: PROTOCOL_VERSION,
    id,
    prefill,
    partnerCode,
    subId,
    metadata,
  }
  const ports = new Set<MessagePort>()
  let frame: HTMLIFrameElement | null = null

  function close(port: MessagePort): void {
    port.close()
    ports.delete(port)
  }

  function onWindowMessage({ origin, source, data }: MessageEvent): void {
    const window = frame?.contentWindow
    if (!window || source !== window || origin !== base || readHello(data)?.id !== id) return
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data: said }) => {
      const message = readFrameMessage(said)
      if (message) onMessage(message)
    }
    ports.add(port1)
    for (const oldest of ports) if (ports.size > MOST_PORTS) close(oldest)
    window.postMessage(welcome, base, [port2])
    onHello()
  }

  window.addEventListener('message', onWindowMessage, { signal })
  signal.addEventListener('abort', () => ports.forEach(close))
  return {
    listenTo(next) {
      frame = next
      ports.forEach(close)
    },
    tell: (message) => ports.forEach((port) => port.postMessage(message)),
  }
}
