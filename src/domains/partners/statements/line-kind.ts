import type { StatementLine } from './statement.ts'

export const LINE_KINDS = ['earned', 'more', 'less', 'taken_back'] as const
export type LineKind = (typeof LINE_KINDS)[number]

/** What a line says of its booking: that it earned, or that it earns more or less than was stated, or nothing any more. */
export function lineKind({ before, amount }: Pick<StatementLine, 'before' | 'amount'>): LineKind {
  if (amount < 0) return before + amount === 0 ? 'taken_back' : 'less'
  return before === 0 ? 'earned' : 'more'
}
