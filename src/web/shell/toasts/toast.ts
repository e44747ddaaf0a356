export type Toast = { kind: 'success' | 'error' | 'warning'; text: string }

/** Specification §9. */
export const TOAST_MS = { success: 5000, error: 5000, warning: 4000 } as const satisfies Record<
  Toast['kind'],
  number
>

type Show = (toast: Toast) => void
const waiting: Toast[] = []
let show: Show | null = null
let wake: (() => void) | null = null

/** A short message at the bottom left; the code that shows it loads with the first one. */
export const toast = {
  success: (text: string) => notify({ kind: 'success', text }),
  error: (text: string) => notify({ kind: 'error', text }),
  warning: (text: string) => notify({ kind: 'warning', text }),
}

function notify(message: Toast) {
  if (show) return show(message)
  waiting.push(message)
  wake?.()
}

const STORAGE_KEY = 'toast'

/** Stores a message for the next document of this tab, as this one's state is lost. */
export function toastThere(message: Toast): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(message))
  } catch {
    // Storage is disabled: the message is lost.
  }
}

/** Shows the message left by the previous document. */
export function takeStoredToast(): void {
  try {
    const { kind, text } = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Partial<Toast>
    window.sessionStorage.removeItem(STORAGE_KEY)
    if (kind && text) notify({ kind, text })
  } catch {
    // Malformed entry.
  }
}

/** Calls `onFirst` in the shell when there is a message to show. */
export function onFirstToast(onFirst: () => void): () => void {
  wake = onFirst
  if (waiting.length > 0) onFirst()
  return () => {
    wake = null
  }
}

/** Shows queued messages and all later ones in the container. */
export function takeToasts(how: Show): () => void {
  show = how
  for (const message of waiting.splice(0)) how(message)
  return () => {
    show = null
  }
}
