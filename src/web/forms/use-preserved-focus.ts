import { useEffect, useRef, type RefObject } from 'react'

/**
 * Returns a ref for a heading or similar, which takes the focus when new `data` removed the focused element:
 * a deleted row, a pressed button.
 */
export function usePreservedFocus<Beginning extends HTMLElement = HTMLHeadingElement>(
  data: unknown,
): RefObject<Beginning | null> {
  const beginning = useRef<Beginning>(null)
  const before = useRef(data)
  useEffect(() => {
    const renewed = before.current !== undefined && before.current !== data
    if (renewed && document.activeElement === document.body) beginning.current?.focus()
    before.current = data
  }, [data])
  return beginning
}
