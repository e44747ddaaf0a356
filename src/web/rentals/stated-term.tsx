import type { ReactNode } from 'react'

/** A term of a rental in a list: its name and its value. */
export function StatedTerm({
  word,
  wide = false,
  children,
}: {
  word: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={wide ? 'col-span-full' : undefined}>
      <dt className="text-xs text-ink-soft">{word}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}
