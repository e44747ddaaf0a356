import { useEffect, useState } from 'react'

/** Whole seconds left until an instant, in milliseconds of this machine's clock; 0: it is over. */
export function useWait(endsAt: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    const update = () => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000)))
    update()
    const timer = setInterval(update, 500)
    return () => clearInterval(timer)
  }, [endsAt])
  return left
}
