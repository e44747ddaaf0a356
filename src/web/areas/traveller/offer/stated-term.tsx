import type { ReactNode } from 'react'
import type { Money } from '#kernel/money.ts'
import { DeskPrice } from '#web/rentals/desk-price.tsx'

/** A term of a rental in a list of them: its word, and what it says. */
export function Term({
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

type StatedProps = { value: Money | null; own: Money | null | undefined; none: string }

/** An amount at the desk; `none`: what is said where the supplier states none. */
export function Stated({ value, own, none }: StatedProps) {
  return value ? <DeskPrice shown={value} own={own} /> : none
}
