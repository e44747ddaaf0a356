import type { LineKind } from './line-kind.contract.ts'
import type { StatementLine } from './statement.ts'

/** Returns the kind of a line: a new commission, more or less than was stated, or a clawback of all. */
export function lineKind({ before, amount }: Pick<StatementLine, 'before' | 'amount'>): LineKind {
  if (amount < 0) return before + amount === 0 ? 'taken_back' : 'less'
  return before === 0 ? 'earned' : 'more'
}
