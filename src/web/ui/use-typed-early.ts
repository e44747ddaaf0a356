import { useEffect, useEffectEvent } from 'react'

/**
 * Tells what was typed into a field before the script had loaded: React knows nothing of it and would draw its own
 * `value` over it.
 */
export function useTypedEarly(id: string, value: string, tell: (typed: string) => void): void {
  const look = useEffectEvent(() => {
    const field = document.getElementById(id)
    if (field instanceof HTMLInputElement && field.value !== value) tell(field.value)
  })
  useEffect(() => look(), [])
}
