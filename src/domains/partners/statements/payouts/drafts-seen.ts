import type { StatementDraft } from '../statement.store.ts'

/**
 * Returns a text that identifies the content of drafts, so that exactly the previewed ones are made: the month, currency,
 * number of lines, opening balance, total and payout in hundredths of each, as `2026-12 EUR 3 0 6000 6000`.
 */
export function draftsSeen(drafts: readonly StatementDraft[]): string {
  return drafts
    .map(({ month, currency, lines, opening, total, payout }) =>
      [month.slice(0, 7), currency, lines.length, opening, total, payout].join(' '),
    )
    .join(', ')
}
