import type { FrameBoot } from '#domains/widget/frame-boot.contract.ts'
import { PROTOCOL_VERSION } from '#domains/widget/widget-config.contract.ts'
import { readWelcome, type FrameMessage, type Hello, type Welcome } from '../../messages/messages.ts'

/** Values that the host page passes to the frame. */
export type HostContext = Pick<Welcome, 'prefill' | 'partnerCode' | 'subId' | 'metadata'>

/** Colours and language of the host page. */
export type WidgetTheme = Pick<Welcome, 'primaryColor' | 'scheme' | 'language'>

export type Channel = { host: HostContext; notifyHost: (message: FrameMessage) => void }

const NOTHING: HostContext = { prefill: {}, partnerCode: '', subId: '', metadata: {} }

/** Times of the hello messages, in milliseconds from the frame's start: the page's script may load later. */
const HELLOS_MS = [0, 150, 500, 1500, 3000]
/** After this the frame goes on without the page: it may show what needs nothing of it. */
const GIVE_UP_MS = 5000

/** A frame's window, its parent and its timers, as far as the handshake needs them. */
export type FrameWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  parent: Pick<Window, 'postMessage'>
  location: Pick<Location, 'hash'>
  setTimeout: (work: () => void, ms: number) => number
  clearTimeout: (timer: number) => void
}

/**
 * Shakes hands with the page around the frame: hello to its origin alone, answered by a welcome with a port, which
 * carries all later messages. `onTheme` is called with its theme then and on each change. The stand-alone page
 * (`asWebPage`) has no host and notifies none.
 */
export function openChannel(
  { id, origin, partnerCode = '', subId = '' }: Pick<FrameBoot, 'id' | 'origin' | 'partnerCode' | 'subId'>,
  frameWindow: FrameWindow,
  onTheme: (theme: WidgetTheme) => void = () => undefined,
): Promise<Channel> {
  const alone: Channel = { host: NOTHING, notifyHost: () => undefined }
  if (origin === '') {
    const host = parseHostContext(frameWindow.location.hash)
    // A partner's own link names them in its query; a page's widget, in the fragment of its link.
    const isNamed = host.partnerCode !== '' || host.subId !== ''
    return Promise.resolve({ ...alone, host: isNamed ? host : { ...host, partnerCode, subId } })
  }
  const hello: Hello = { rihla: 'hello', v: PROTOCOL_VERSION, id }
  return new Promise((resolve) => {
    const settle = (channel: Channel) => {
      for (const timer of timers) frameWindow.clearTimeout(timer)
      frameWindow.removeEventListener('message', hear)
      resolve(channel)
    }
    const hear = ({ data, origin: from, source, ports: [port] }: MessageEvent) => {
      if (from !== origin || source !== frameWindow.parent || !port) return
      const welcome = readWelcome(data)
      if (welcome?.id !== id) return
      const { prefill, partnerCode, subId, metadata } = welcome
      onTheme(welcome)
      port.addEventListener('message', ({ data: message }) => {
        const again = readWelcome(message)
        if (again) onTheme(again)
      })
      port.start()
      settle({
        host: { prefill, partnerCode, subId, metadata },
        notifyHost: (message) => port.postMessage(message),
      })
    }
    frameWindow.addEventListener('message', hear)
    const timers = [
      ...HELLOS_MS.map((ms) =>
        frameWindow.setTimeout(() => frameWindow.parent.postMessage(hello, origin), ms),
      ),
      frameWindow.setTimeout(() => settle(alone), GIVE_UP_MS),
    ]
  })
}

/** Parses the host context of a stand-alone page from its URL fragment, which no server sees; empty if malformed. */
function parseHostContext(fragment: string): HostContext {
  try {
    const text = new URLSearchParams(fragment.slice(1)).get('given')
    const host: unknown = JSON.parse(text ?? '')
    const unsaid = { ...NOTHING, primaryColor: '', scheme: 'auto' }
    const welcome = readWelcome({
      ...unsaid,
      ...(host as HostContext),
      rihla: 'welcome',
      v: PROTOCOL_VERSION,
      id: '',
    })
    if (!welcome) return NOTHING
    const { prefill, partnerCode, subId, metadata } = welcome
    return { prefill, partnerCode, subId, metadata }
  } catch {
    return NOTHING
  }
}
