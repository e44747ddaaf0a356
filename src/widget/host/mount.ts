import type { FrameMessage } from '../messages/messages.ts'
import { dialogAround } from './dialog.ts'
import { pageAddress } from './frame-address.ts'
import { make } from './make.ts'
import { framePanel } from './panel.ts'
import type { Widget } from './widget.ts'

/** What can be done with a widget on the page. */
export type Mounted = {
  open: (opener?: HTMLElement | null) => void
  /** Of a dialog. */
  close?: () => void
  /** Loads the frame of a dialog before it is seen. */
  preload?: () => void
}

/**
 * Draws the widget as its mode says: in place, behind a floating button, in a dialog, or as a link to the whole page.
 * `tell` hears what the page may know of the frame's messages.
 */
export function mount(root: ShadowRoot, widget: Widget, tell: (message: FrameMessage) => void): Mounted {
  const { config, language, words, from } = widget
  const { mode } = config
  const all = make('div', { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' })
  root.replaceChildren(all)

  if (config.asWebPage) {
    const href = pageAddress(widget, config.baseUrl || from)
    const link = make('a', { href, target: '_top', textContent: words.book })
    all.append(link)
    return { open: () => link.click() }
  }

  const panel = framePanel(widget, (message, base) => {
    if (message.type === 'close') mounted.close?.()
    else if (message.type === 'navigate') goTo(message.url, base)
    else tell(message)
  })
  const mounted = mode === 'inline' ? inPlace() : inDialog()
  return mounted

  function inPlace(): Mounted {
    all.append(panel.box)
    panel.start()
    return { open: () => panel.box.scrollIntoView() }
  }

  function inDialog(): Mounted {
    const { element, open, close } = dialogAround(panel, words)
    if (mode === 'button') {
      const button = make('button', {
        className: 'float',
        textContent: words.book,
        ariaHasPopup: 'dialog',
        onclick: () => open(button),
        onpointerenter: panel.start,
      })
      all.append(button)
    }
    all.append(element)
    return { open, close, preload: panel.start }
  }
}

/** Opens a page of the frame's origin, and of no other, in place of the whole page. */
function goTo(url: string, base: string): void {
  // A link reads any text without throwing; `javascript:` and `data:` have no origin.
  if (make('a', { href: url }).origin === base) open(url, '_top')
}
