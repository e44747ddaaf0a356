import type { FrameBoot } from '#domains/widget/frame-boot.contract.ts'
import { PROTOCOL_VERSION } from '#domains/widget/widget-config.contract.ts'
import { readWelcome, type FrameMessage, type Hello, type Welcome } from '../../messages/messages.ts'

/** What the page around the frame gives it. */
export type Given = Pick<Welcome, 'prefill' | 'partnerCode' | 'subId' | 'metadata'>

/** The page's colours and language. */
export type Look = Pick<Welcome, 'primaryColor' | 'scheme' | 'language'>

export type Channel = { given: Given; tell: (message: FrameMessage) => void }

const NOTHING: Given = { prefill: {}, partnerCode: '', subId: '', metadata: {} }

/** When the frame says hello, in milliseconds from its start: the page's script may come later than the frame. */
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
 * Shakes hands with the page around the frame: hello to its origin alone, answered by a welcome with a port, through
 * which all else goes. `onLook` hears of its look then, and whenever it changes. The whole page (`asWebPage`), which
 * has no page around it, tells nobody.
 */
export function openChannel(
  { id, origin, partnerCode = '', subId = '' }: Pick<FrameBoot, 'id' | 'origin' | 'partnerCode' | 'subId'>,
  frameWindow: FrameWindow,
  onLook: (look: Look) => void = () => undefined,
): Promise<Channel> {
  const alone: Channel = { given: NOTHING, tell: () => undefined }
  if (origin === '') {
    const given = givenIn(frameWindow.location.hash)
    // A partner's own link names them in its query; a page's widget, in the fragment of its link.
    const isNamed = given.partnerCode !== '' || given.subId !== ''
    return Promise.resolve({ ...alone, given: isNamed ? given : { ...given, partnerCode, subId } })
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
      onLook(welcome)
      port.addEventListener('message', ({ data: said }) => {
        const again = readWelcome(said)
        if (again) onLook(again)
      })
      port.start()
      settle({
        given: { prefill, partnerCode, subId, metadata },
        tell: (message) => port.postMessage(message),
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

/** What the whole page was given, in the fragment of its address, which no server sees; anything unreadable is nothing. */
function givenIn(fragment: string): Given {
  try {
    const text = new URLSearchParams(fragment.slice(1)).get('given')
    const given: unknown = JSON.parse(text ?? '')
    const unsaid = { ...NOTHING, primaryColor: '', scheme: 'auto' }
    const welcome = readWelcome({
      ...unsaid,
      ...(given as Given),
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
