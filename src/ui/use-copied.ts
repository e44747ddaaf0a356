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
    // Without permission it is rejected: the text can still be selected by hand.
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return { copied, copy }
}
