import type { ReactNode } from 'react'

/** A figure below its name. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="text-xl font-semibold break-words tabular">{children}</dd>
    </div>
  )
}
