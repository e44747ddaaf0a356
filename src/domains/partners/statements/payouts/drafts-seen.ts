import type { StatementDraft } from '../statement.store.ts'

/**
 * Names what drafts say, so that who has seen them can ask for exactly these: of each its month, currency, lines, what it
 * opens with, its total and its payout in hundredths, as `2026-12 EUR 3 0 6000 6000`.
 */
export function draftsSeen(drafts: readonly StatementDraft[]): string {
  return drafts
    .map(({ month, currency, lines, opening, total, payout }) =>
      [month.slice(0, 7), currency, lines.length, opening, total, payout].join(' '),
    )
    .join(', ')
}
