import { useEffect, useState } from 'react'

const SHOWN_FOR_MS = 3000

/** Copies a text to the clipboard; `copied` is true for a short while afterwards. */
export function useCopied(text: string): { copied: boolean; copy: () => void } {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return undefined
    const timer = setTimeout(() => setCopied(false), SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () => {
    // Rejected if permission is denied: the user can still select the text.
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return { copied, copy }
}
