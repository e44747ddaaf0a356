import type { WidgetConfig, WidgetScheme } from '#domains/widget/widget-config.contract.ts'
import type { FrameMessage, HostMessage } from '../messages/messages.ts'
import { frameAddress } from './frame-address.ts'
import { frameBase } from './frame-base.ts'
import { loadFrame } from './frame.ts'
import { later } from './later.ts'
import { make } from './make.ts'
import type { HostWords } from './words.ts'

type Needs = {
  config: WidgetConfig
  scheme: WidgetScheme
  words: HostWords
  /** Origin of the loader. */
  from: string
  signal: AbortSignal
  onMessage: (message: FrameMessage, base: string) => void
  warn: (fault: string) => void
}

export type Panel = {
  box: HTMLElement
  /** Loads the frame, once. */
  start: () => void
  /** Tells the frame, if it is there. */
  tell: (message: HostMessage) => void
}

/** A frame that is not ready by then counts as failed; it is shown if it becomes ready later. */
const READY_MS = 10_000

/** The frame, in whose place is a skeleton until it is ready, and an error with "Try again" where it does not become so. */
export function framePanel({ config, scheme, words, from, signal, onMessage, warn }: Needs): Panel {
  const alert = make('span', { role: 'alert' })
  const again = make('button', { type: 'button', textContent: words.again })
  const box = make(
    'div',
    { tabIndex: -1 },
    make('div', { className: 'wait', role: 'status', ariaLabel: words.loading }),
    make('div', { className: 'fault' }, alert, again),
  )
  let state: 'loading' | 'shown' | 'failed' | undefined
  let turn: AbortController | undefined
  let tell: Panel['tell'] = () => {}

  function show(next: typeof state): void {
    state = next
    box.className = `box ${state}`
    alert.textContent = state === 'failed' ? words.failed : ''
  }

  async function load(): Promise<void> {
    turn?.abort()
    turn = new AbortController()
    const life = AbortSignal.any([signal, turn.signal])
    const fail = (code: string, at = from) => {
      if (state === 'failed') return
      show('failed')
      onMessage({ type: 'error', code }, at)
    }
    show('loading')
    if (config.apiKey === '') return fail('no_key')
    later(life, READY_MS, () => state === 'loading' && fail('not_ready'))
    const base = await frameBase(config, from, warn)
    if (life.aborted) return
    if (base === null) return fail('not_reached')
    const id = crypto.getRandomValues(new Uint32Array(2)).join('-')
    tell = loadFrame({
      box,
      config,
      address: frameAddress(config, { base, id, origin: location.origin, scheme }),
      base,
      id,
      title: words.book,
      signal: life,
      onFailed: () => fail('not_answered'),
      onMessage(message) {
        if (message.type === 'ready') show('shown')
        onMessage(message, base)
      },
    })
  }

  again.addEventListener(
    'click',
    () => {
      box.focus()
      void load()
    },
    { signal },
  )
  return { box, start: () => void (turn ?? load()), tell: (message) => tell(message) }
}
