import { useEffect, useState } from 'react'

/** Pause of a visitor who has stopped typing. */
const TYPING_PAUSE_MS = 150

/** Debounces a text. */
export function useSettled(text: string, pauseMs = TYPING_PAUSE_MS): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return settled
}
