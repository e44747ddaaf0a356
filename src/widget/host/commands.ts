import type { Given } from '../config/read-config.ts'
import { warn, type WidgetElement } from './element.ts'
import { GLOBAL, OPENS, TAG } from './names.ts'

/** What a page's scripts call, such as `RihlaBooking('mount', '#place', { apiKey })`. */
export function runCommand(command: unknown, target?: unknown, config?: unknown): WidgetElement | null {
  if (command === 'mount') return mountIn(target, config)
  const widget = find(target) ?? (command === 'open' ? mountIn(document.body, { mode: 'dialog' }) : null)
  if (command === 'open') widget?.open()
  else if (command === 'close') widget?.close()
  else if (command === 'preload') widget?.preload()
  else if (command === 'unmount') widget?.remove()
  else warn(`"${String(command)}" is no command`)
  return widget
}

/** Clicks on what has the attribute open the dialog; pointing at it loads the frame. */
export function listenToOpeners(): void {
  const openerOf = ({ target }: Event) => (target as Element).closest<HTMLElement>(`[${OPENS}]`)
  document.addEventListener('click', (event) => {
    const opener = openerOf(event)
    if (!opener) return
    event.preventDefault()
    runCommand('open', opener.getAttribute(OPENS))?.open(opener)
  })
  document.addEventListener('pointerover', (event) => {
    const opener = openerOf(event)
    if (opener) runCommand('preload', opener.getAttribute(OPENS))
  })
}

function mountIn(target: unknown, config: unknown): WidgetElement | null {
  const place = typeof target === 'string' ? document.querySelector(target) : target
  if (!(place instanceof Element)) {
    warn(`there is no element ${String(target)}`)
    return null
  }
  const widget = document.createElement(TAG) as WidgetElement
  widget.config = (config ?? {}) as Given
  place.append(widget)
  return widget
}

/** The widget that is named, or in the element that is; without a name the first that opens, or else the first. */
function find(target: unknown): WidgetElement | null {
  const place = typeof target === 'string' && target !== '' ? document.querySelector(target) : target
  const within = place instanceof Element ? place : document
  if (within instanceof Element && within.matches(TAG)) return within as WidgetElement
  return within.querySelector<WidgetElement>(TAG)
}
