import type { LineKind } from './line-kind.contract.ts'
import type { StatementLine } from './statement.ts'

/** What a line says of its booking: that it earned, or that it earns more or less than was stated, or nothing any more. */
export function lineKind({ before, amount }: Pick<StatementLine, 'before' | 'amount'>): LineKind {
  if (amount < 0) return before + amount === 0 ? 'taken_back' : 'less'
  return before === 0 ? 'earned' : 'more'
}
