import type { FrameMessage } from '../messages/messages.ts'
import { frameBase } from './frame-base.ts'
import { loadFrame } from './frame.ts'
import { later } from './later.ts'
import { make } from './make.ts'
import type { Widget } from './widget.ts'

export type Panel = {
  box: HTMLElement
  /** Loads the frame, once. */
  start: () => void
}

/** A frame that is not ready by then counts as failed; it is shown if it becomes ready later. */
const READY_MS = 10_000

/**
 * The frame, in whose place is a skeleton until it is ready, and an error with "Try again" where it does not become so.
 * Its messages come with its origin.
 */
export function framePanel(widget: Widget, onMessage: (message: FrameMessage, base: string) => void): Panel {
  const { config, words, from, signal } = widget
  const alert = make('span', { role: 'alert' })
  const onclick = () => {
    box.focus()
    void load()
  }
  const again = make('button', { textContent: words.again, onclick })
  const box = make(
    'div',
    { tabIndex: -1 },
    make('div', { className: 'wait' }),
    make('div', { className: 'fault' }, alert, again),
  )
  let turn: AbortController | undefined

  function show(next: 'loading' | 'shown' | 'failed'): void {
    box.className = next
    box.ariaBusy = String(next === 'loading')
    alert.textContent = next === 'failed' ? words.failed : ''
  }

  function fail(code: string): void {
    if (box.className === 'failed') return
    show('failed')
    onMessage({ type: 'error', code }, from)
  }

  async function load(): Promise<void> {
    turn?.abort()
    turn = new AbortController()
    const life = AbortSignal.any([signal, turn.signal])
    show('loading')
    if (!config.apiKey) return fail('no_key')
    later(life, READY_MS, () => box.className === 'loading' && fail('not_answered'))
    const base = await frameBase(config, from)
    if (life.aborted) return
    if (!base) return fail('not_answered')
    loadFrame(widget, {
      signal: life,
      base,
      box,
      onSilent: () => fail('not_answered'),
      onMessage(message) {
        if (message.type === 'ready') show('shown')
        onMessage(message, base)
      },
    })
  }

  return { box, start: () => void (turn ?? load()) }
}
