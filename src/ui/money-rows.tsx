import type { Money } from '#kernel/money.ts'
import { classes } from './classes.ts'
import { Price } from './formats/price.tsx'

const PARTS = ['quoted', 'billed', 'paid', 'due'] as const
type Part = (typeof PARTS)[number]

type MoneyRowsProps = {
  money: Readonly<Record<Part, Money | null>>
  /** What each is called, and what stands where there is no bill yet. */
  words: (part: Part | 'not_billed') => string
  className?: string
}

/** What a trip was quoted, is billed, has paid and still owes, side by side. */
export function MoneyRows({ money, words, className }: MoneyRowsProps) {
  return (
    <dl className={classes('grid grid-cols-2 gap-x-4 gap-y-2 text-sm', className)}>
      {PARTS.map((part) => {
        const amount = money[part]
        return (
          <div key={part}>
            <dt className="text-xs text-ink-soft">{words(part)}</dt>
            <dd className={part === 'due' ? 'font-semibold' : undefined}>
              {amount ? <Price value={amount} /> : words('not_billed')}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
