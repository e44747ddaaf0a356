export type Toast = { kind: 'success' | 'error' | 'warning'; text: string }

/** Specification §9. */
export const TOAST_MS = 5000
export const WARNING_TOAST_MS = 4000

type Show = (toast: Toast) => void
const waiting: Toast[] = []
let show: Show | null = null
let wake: (() => void) | null = null

/** A short message at the bottom left; the code that shows it loads with the first one. */
export const toast = {
  success: (text: string) => tell({ kind: 'success', text }),
  error: (text: string) => tell({ kind: 'error', text }),
  warning: (text: string) => tell({ kind: 'warning', text }),
}

function tell(message: Toast) {
  if (show) return show(message)
  waiting.push(message)
  wake?.()
}

/** The shell's side: `onFirst` is called when there is something to show. */
export function onFirstToast(onFirst: () => void): () => void {
  wake = onFirst
  if (waiting.length > 0) onFirst()
  return () => {
    wake = null
  }
}

/** The container's side: shows what waited and all that follows. */
export function takeToasts(how: Show): () => void {
  show = how
  for (const message of waiting.splice(0)) how(message)
  return () => {
    show = null
  }
}
