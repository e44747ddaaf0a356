import { useEffect, useRef, type ReactNode } from 'react'

/** Content that replaces a page without an address of its own: takes the focus, so that it is read out. */
export function TakesFocus({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // An element inside may already have the focus: the errors of its form.
    if (!box.current?.contains(document.activeElement)) box.current?.focus()
  }, [])
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
