import { useEffect, useRef, type RefObject } from 'react'

/** A heading that takes the focus when new `data` took away what had it: a row that was removed, the button pressed. */
export function useKeptFocus(data: unknown): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(data)
  useEffect(() => {
    const renewed = before.current !== undefined && before.current !== data
    if (renewed && document.activeElement === document.body) heading.current?.focus()
    before.current = data
  }, [data])
  return heading
}
