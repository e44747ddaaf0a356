import type { ReactNode } from 'react'

/** A label with its value. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  )
}
