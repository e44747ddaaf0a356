import type { ReactNode } from 'react'
import type { Money } from '#kernel/money.ts'
import { classes } from '#ui/classes.ts'
import { DeskPrice } from './desk-price.tsx'

/** An amount with its label. */
export function AmountRow({
  value,
  own,
  children,
  strong = false,
}: {
  value: Money
  /** Amount in the desk's own currency, if paid at the desk. */
  own?: Money | null | undefined
  children: ReactNode
  strong?: boolean
}) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="min-w-0 text-ink-soft">{children}</dt>
      <dd className={classes('text-end', strong ? 'font-semibold' : 'font-medium')}>
        <DeskPrice shown={value} own={own} />
      </dd>
    </div>
  )
}
