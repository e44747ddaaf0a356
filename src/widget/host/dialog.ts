import { make } from './make.ts'
import type { Panel } from './panel.ts'
import type { HostWords } from './words.ts'

type Needs = { panel: Panel; words: HostWords; signal: AbortSignal }

export type PanelDialog = {
  element: HTMLDialogElement
  /** Shows it; when it is closed, what opened it has the focus again. */
  open: (opener?: HTMLElement) => void
  close: () => void
}

/** A modal dialog around the panel. It keeps the frame when it is closed, with all that was typed. */
export function dialogAround({ panel, words, signal }: Needs): PanelDialog {
  const close = make('button', { type: 'button', className: 'close', textContent: words.close })
  const element = make('dialog', { ariaLabel: words.book }, close, panel.box)
  let openedBy: HTMLElement | undefined

  close.addEventListener('click', () => element.close(), { signal })
  element.addEventListener(
    'close',
    () => {
      panel.tell({ type: 'hidden' })
      openedBy?.focus()
    },
    { signal },
  )
  return {
    element,
    open(opener) {
      if (element.open) return
      openedBy = opener
      panel.start()
      element.showModal()
      panel.tell({ type: 'shown' })
    },
    close: () => element.close(),
  }
}
