import { LOADER_VERSION } from '#domains/widget/widget-config.contract.ts'
import { defineElement, type WidgetElement } from './element.ts'
import { GLOBAL, TAG, OPENS } from './names.ts'
import type { Given } from '../config/read-config.ts'
import type { Mounted } from './mount.ts'

const script = document.currentScript as HTMLScriptElement | null
/** Origin of the loader, which also serves the frame. */
const from = new URL(script?.src ?? location.href).origin

/** The function that pages call; before this script it is a queue: `q` has the calls. */
type Booking = { q?: Iterable<Parameters<typeof runCommand>>; version?: string }

// A page may load the script twice.
if (!customElements.get(TAG)) {
  const pages = window as unknown as Record<string, Booking | undefined>
  const waiting = pages[GLOBAL]?.q ?? []
  pages[GLOBAL] = Object.assign(runCommand, { version: LOADER_VERSION })
  defineElement(from)
  listenToOpeners()
  const catchUp = () => {
    for (const call of waiting) runCommand(...call)
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', catchUp)
  else catchUp()
}

/**
 * What a page's scripts call: `('mount', place, config)`, `('open' | 'close' | 'preload' | 'unmount', widget)`. A place
 * and a widget are an element or its selector; without one it is the first widget of the page, and `open` makes one if
 * there is none.
 */
function runCommand(command: string, target?: unknown, config?: Given): WidgetElement | null {
  const named = typeof target === 'string' && target ? document.querySelector(target) : target
  const widget = (named || document.querySelector(TAG)) as WidgetElement | null
  if (command === 'mount') return mountIn(named as Element, config)
  if (command === 'open' && !widget) return runCommand(command, mountIn(document.body, { mode: 'dialog' }))
  if (command === 'unmount') widget?.remove()
  else widget?.run(command as keyof Mounted)
  return widget
}

/** Clicks on what has the attribute open the dialog; pointing at it loads the frame. */
function listenToOpeners(): void {
  for (const type of ['pointerover', 'click'])
    document.addEventListener(type, (event) => {
      const opener = (event.target as Partial<Element>).closest?.<HTMLElement>(`[${OPENS}]`)
      if (!opener) return
      event.preventDefault()
      const widget = runCommand('preload', opener.getAttribute(OPENS))
      if (type === 'click') widget?.run('open', opener)
    })
}

function mountIn(place: Element, config?: Given): WidgetElement {
  const widget = Object.assign(document.createElement(TAG) as WidgetElement, { config })
  // Blank drawings have kept its place (`reserved-place.ts`).
  for (const blank of place.querySelectorAll(':scope>[display]:empty')) blank.remove()
  place.append(widget)
  return widget
}
