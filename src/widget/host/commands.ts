import type { Given } from '../config/read-config.ts'
import type { WidgetElement } from './element.ts'
import type { Mounted } from './mount.ts'
import { OPENS, TAG } from './names.ts'

/**
 * What a page's scripts call: `('mount', place, config)`, `('open' | 'close' | 'preload' | 'unmount', widget)`. A place
 * and a widget are an element or its selector; without one it is the first widget of the page, and `open` makes one if
 * there is none.
 */
export function runCommand(command: string, target?: unknown, config?: Given): WidgetElement | null {
  const named = typeof target === 'string' && target ? document.querySelector(target) : target
  const widget = (named || document.querySelector(TAG)) as WidgetElement | null
  if (command === 'mount') return mountIn(named as Element, config)
  if (command === 'open' && !widget) return runCommand(command, mountIn(document.body, { mode: 'dialog' }))
  if (command === 'unmount') widget?.remove()
  else widget?.run(command as keyof Mounted)
  return widget
}

/** Clicks on what has the attribute open the dialog; pointing at it loads the frame. */
export function listenToOpeners(): void {
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
