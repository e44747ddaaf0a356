import type { FrameMessage } from '../messages/messages.ts'
import { askForKey, frameBase } from './frame-base.ts'
import { loadFrame } from './frame.ts'
import { later } from './later.ts'
import { make } from './make.ts'
import { warn } from './warn.ts'
import type { Widget } from './widget.ts'

export type Panel = {
  box: HTMLElement
  /** Loads the frame, once. */
  load: () => void
}

/** Added to the message where the key is missing or unknown. */
const WRONG_KEY = ' (api-key)'

/** A frame that is not ready by then counts as failed; it is shown if it becomes ready later. */
const READY_MS = 10_000

/**
 * The frame, in whose place is a skeleton until it is ready, and an error with "Try again" where it does not become so.
 * Its messages come with its origin.
 */
export function framePanel(widget: Widget, onMessage: (message: FrameMessage, base: string) => void): Panel {
  const { from, signal } = widget
  const { apiKey } = widget.config
  const alert = make('span', { role: 'alert' })
  const onclick = () => {
    box.focus()
    void load()
  }
  const again = make('button', { textContent: widget.words.again, onclick })
  const box = make(
    'div',
    { tabIndex: -1 },
    make('div', { className: 'wait' }),
    make('div', { className: 'fault' }, alert, again),
  )
  let turn: AbortController | undefined

  function show(next: 'loading' | 'shown' | 'failed', text = ''): void {
    box.className = next
    box.ariaBusy = `${next === 'loading'}`
    alert.textContent = text
  }

  /** `cause` is added to the message: an attribute, for who embeds the widget. */
  function fail(code: string, cause = ''): void {
    show('failed', widget.words.failed + cause)
    onMessage({ type: 'error', code }, from)
  }

  /** The browser does not say why it refuses a frame: the key may be wrong, or of other pages. */
  async function failSilent(life: AbortSignal): Promise<void> {
    if (box.className === 'failed') return
    fail('not_answered')
    const reply = await askForKey(from, apiKey, life).catch(() => null)
    if (reply?.status !== 404) return
    warn(`apiKey cannot be "${apiKey}"`)
    fail('wrong_key', WRONG_KEY)
  }

  async function load(): Promise<void> {
    turn?.abort()
    turn = new AbortController()
    const life = AbortSignal.any([signal, turn.signal])
    show('loading')
    if (!apiKey && from !== location.origin) {
      warn('apiKey is missing')
      return fail('no_key', WRONG_KEY)
    }
    const onSilent = () => void failSilent(life)
    later(life, READY_MS, () => box.className === 'loading' && onSilent())
    const base = await frameBase(widget.config, from)
    if (life.aborted) return
    if (!base) return onSilent()
    loadFrame(widget, {
      signal: life,
      base,
      box,
      onSilent,
      onMessage(message) {
        if (message.type === 'ready') show('shown')
        onMessage(message, base)
      },
    })
  }

  return { box, load: () => void (turn ?? load()) }
}
