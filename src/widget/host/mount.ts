import type { WidgetConfig, WidgetScheme } from '#domains/widget/widget-config.contract.ts'
import type { FrameMessage } from '../messages/messages.ts'
import { dialogAround } from './dialog.ts'
import { pageAddress } from './frame-address.ts'
import { make } from './make.ts'
import { framePanel } from './panel.ts'
import { styleOf } from './style.ts'
import { WORDS } from './words.ts'

type Needs = {
  root: ShadowRoot
  config: WidgetConfig
  /** Of the page around it, for `auto`. */
  scheme: WidgetScheme
  /** Origin of the loader. */
  from: string
  signal: AbortSignal
  /** Hears what the page may know of the frame's messages. */
  tell: (message: FrameMessage) => void
  warn: (fault: string) => void
}

/** What can be done with a widget that stands on the page. */
export type Mounted = {
  open: (opener?: HTMLElement) => void
  close: () => void
  /** Loads the frame before it is seen. */
  preload: () => void
}

/** Draws the widget as its mode says: in place, behind a floating button, in a dialog, or as a link to the whole page. */
export function mount({ root, config, scheme, from, signal, tell, warn }: Needs): Mounted {
  const words = WORDS[config.language]
  const all = make('div', {
    className: 'all',
    lang: config.language,
    dir: config.language === 'ar' ? 'rtl' : 'ltr',
  })
  root.adoptedStyleSheets = [styleOf(config, scheme)]
  root.replaceChildren(all)

  if (config.asWebPage) {
    const link = make('a', {
      href: pageAddress(config, config.baseUrl || from),
      target: '_top',
      textContent: words.book,
    })
    all.append(link)
    return { open: () => link.click(), close() {}, preload() {} }
  }

  const panel = framePanel({
    config,
    scheme,
    words,
    from,
    signal,
    warn,
    onMessage(message, base) {
      if (message.type === 'close') mounted.close()
      else if (message.type === 'navigate') goTo(message.url, base)
      else tell(message)
    },
  })
  const mounted = config.mode === 'inline' ? inPlace() : asDialog()
  return mounted

  function inPlace(): Mounted {
    all.append(panel.box)
    panel.start()
    return { open: () => panel.box.scrollIntoView(), close() {}, preload() {} }
  }

  function asDialog(): Mounted {
    const dialog = dialogAround({ panel, words, signal })
    if (config.mode === 'button') {
      const button = make('button', { type: 'button', className: 'float', textContent: words.book })
      button.ariaHasPopup = 'dialog'
      button.addEventListener('click', () => dialog.open(button), { signal })
      button.addEventListener('pointerenter', panel.start, { signal })
      all.append(button)
    }
    all.append(dialog.element)
    return { open: dialog.open, close: dialog.close, preload: panel.start }
  }
}

/** Opens a page of the frame's origin, and of no other, in place of the whole page. */
function goTo(url: string, base: string): void {
  if (URL.parse(url)?.origin === base) open(url, '_top')
}
