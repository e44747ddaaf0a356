import { useEffect, useRef, type RefObject } from 'react'

/**
 * A heading, or another beginning, that takes the focus when what is new in `data` took away what had it: a row that was
 * removed, a button that was pressed.
 */
export function useKeptFocus<Beginning extends HTMLElement = HTMLHeadingElement>(
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
