import type { FrameMessage } from '../messages/messages.ts'
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
  const all = make('div', { lang: language })
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
    panel.load()
    return { open: () => panel.box.scrollIntoView() }
  }

  /** A modal dialog around the panel. It keeps the frame when it is closed, with all that was typed. */
  function inDialog(): Mounted {
    let openedBy: HTMLElement | null | undefined
    const close = () => dialog.close()
    // What opened it has the focus again.
    const onclose = () => openedBy?.focus()
    const button = make('button', { className: 'close', textContent: words.close, onclick: close })
    const dialog = make('dialog', { ariaLabel: words.book, onclose }, button, panel.box)
    const open = (opener?: HTMLElement | null) => {
      if (dialog.open) return
      openedBy = opener
      panel.load()
      dialog.showModal()
    }
    if (mode === 'button') {
      const float = make('button', {
        className: 'float',
        textContent: words.book,
        ariaHasPopup: 'dialog',
        onclick: () => open(float),
        onpointerenter: panel.load,
      })
      all.append(float)
    }
    all.append(dialog)
    return { open, close, preload: panel.load }
  }
}

/** Opens a page of the frame's origin, and of no other, in place of the whole page. */
function goTo(url: string, base: string): void {
  // A link reads any text without throwing; `javascript:` and `data:` have no origin.
  if (make('a', { href: url }).origin === base) open(url, '_top')
}
