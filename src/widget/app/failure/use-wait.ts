import { useEffect, useState } from 'react'

/** Seconds left of a wait that begins when `since` changes; 0: it is over. */
export function useWait(seconds: number, since: unknown): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const look = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    look()
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [seconds, since])
  return left
}
