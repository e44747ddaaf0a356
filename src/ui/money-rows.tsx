import type { Money } from '#kernel/money.ts'
import { classes } from './classes.ts'
import { Price } from './formats/price.tsx'

const PARTS = ['quoted', 'billed', 'paid', 'due'] as const
type Part = (typeof PARTS)[number]

type MoneyRowsProps = {
  money: Readonly<Record<Part, Money | null>>
  /** Labels, and the text before there is a bill. */
  words: (part: Part | 'not_billed') => string
  className?: string
}

/** Quoted, billed, paid and outstanding amounts of a trip, in columns. */
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
