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
/** Time, in milliseconds, after which the frame continues without the page's context. */
const GIVE_UP_MS = 5000

/** The parts of a frame's window, parent and timers that the handshake uses. */
export type FrameWindow = Pick<Window, 'addEventListener' | 'removeEventListener'> & {
  parent: Pick<Window, 'postMessage'>
  location: Pick<Location, 'hash'>
  setTimeout: (work: () => void, ms: number) => number
  clearTimeout: (timer: number) => void
}

/**
 * Shakes hands with the page around the frame: sends hello to its origin alone, and receives a welcome with a
 * port, which carries all later messages. Calls `onTheme` with its theme then and on each change. The
 * stand-alone page (`asWebPage`) has no host and notifies none.
 */
export function openChannel(
  { id, origin, partnerCode = '', subId = '' }: Pick<FrameBoot, 'id' | 'origin' | 'partnerCode' | 'subId'>,
  frameWindow: FrameWindow,
  onTheme: (theme: WidgetTheme) => void = () => undefined,
): Promise<Channel> {
  const alone: Channel = { host: NOTHING, notifyHost: () => undefined }
  if (origin === '') {
    const host = parseHostContext(frameWindow.location.hash)
    // A partner's own link has the partner in its query; the link of a page's widget has it in the fragment.
    const hasPartner = host.partnerCode !== '' || host.subId !== ''
    return Promise.resolve({ ...alone, host: hasPartner ? host : { ...host, partnerCode, subId } })
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

/**
 * Parses the host context of a stand-alone page from its URL fragment, which never reaches a server; empty if
 * malformed.
 */
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
