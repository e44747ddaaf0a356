import { make } from './make.ts'
import type { Panel } from './panel.ts'
import type { HostWords } from './words.ts'

export type PanelDialog = {
  element: HTMLDialogElement
  /** Shows it; when it is closed, what opened it has the focus again. */
  open: (opener?: HTMLElement | null) => void
  close: () => void
}

/** A modal dialog around the panel. It keeps the frame when it is closed, with all that was typed. */
export function dialogAround(panel: Panel, words: HostWords): PanelDialog {
  let openedBy: HTMLElement | null | undefined
  const close = () => element.close()
  const onclose = () => openedBy?.focus()
  const button = make('button', { className: 'close', textContent: words.close, onclick: close })
  const element = make('dialog', { ariaLabel: words.book, onclose }, button, panel.box)

  return {
    element,
    close,
    open(opener) {
      if (element.open) return
      openedBy = opener
      panel.start()
      element.showModal()
    },
  }
}
