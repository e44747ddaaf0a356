import type { ReactNode } from 'react'
import type { Money } from '#kernel/money.ts'
import { DeskPrice } from './desk-price.tsx'

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

type StatedProps = { value: Money | null; own: Money | null | undefined; none: string }

/** An amount at the desk; `none`: the text if the supplier states none. */
export function DeskAmount({ value, own, none }: StatedProps) {
  return value ? <DeskPrice shown={value} own={own} /> : none
}
