import { term } from '#domains/translations/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { Offer } from '../search/search.contract.ts'
import { cancellationRule } from '../search/cancellation-rule.contract.ts'

/** Returns the cost of cancelling as a sentence; `timeText` formats the instant until which it is free. */
export function cancellationText(
  { cancellation }: Pick<Offer, 'cancellation'>,
  language: Language,
  timeText: (instant: string) => string,
): string {
  const { kind, freeUntil } = cancellationRule(cancellation)
  const when = freeUntil === null ? '' : timeText(freeUntil)
  return term('cancelling_text', kind, language).replace('{{when}}', when)
}
