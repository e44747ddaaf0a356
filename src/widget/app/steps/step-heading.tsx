import { useEffect, useRef, type ReactNode } from 'react'
import { useSteps } from './use-steps.ts'

/** A step's heading. It takes the focus when the step opens, for screen readers and keyboard. */
export function StepHeading({ children }: { children: ReactNode }) {
  const { moved } = useSteps()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (moved) heading.current?.focus()
  }, [moved])
  return (
    <h1 ref={heading} tabIndex={-1} className="text-xl outline-none">
      {children}
    </h1>
  )
}
