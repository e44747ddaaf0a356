import { useEffect, useState } from 'react'

/** Whole seconds left until an instant, in milliseconds of this machine's clock; 0: it is over. */
export function useWait(endsAt: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const look = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    look()
    const timer = setInterval(look, 500)
    return () => clearInterval(timer)
  }, [endsAt])
  return left
}
