import { extraAtDesk, protectionAtDesk } from '#domains/rentals/bookings/price-rows.contract.ts'
import type { Money } from '#kernel/money.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { ExtraName } from './extra-name.tsx'
import type { BreakdownLine } from './price-breakdown.ts'
import { AmountRow } from './amount-row.tsx'

/** The lines of a quoted price, including the selected options. */
export function BreakdownLines({ lines }: { lines: readonly BreakdownLine[] }) {
  return lines.map((line) => (
    <AmountRow key={lineKey(line)} value={line.amount} own={atDesk(line)}>
      <LineWords line={line} />
    </AmountRow>
  ))
}

function lineKey(line: BreakdownLine): string {
  return line.kind === 'chosen_extra' ? `extra ${line.extra.id}` : `${line.kind} ${line.amount.amount}`
}

/** Amount of desk charges in the desk's own currency. */
function atDesk(line: BreakdownLine): Money | undefined {
  if (line.kind === 'chosen_extra') return extraAtDesk(line.extra, line.quantity)
  return line.kind === 'chosen_protection' ? protectionAtDesk(line.protection) : undefined
}

function LineWords({ line }: { line: BreakdownLine }) {
  const { t } = useTranslation('terms')
  if (line.kind === 'chosen_extra') return <ExtraName extra={line.extra} quantity={line.quantity} />
  if (line.kind === 'chosen_protection') return <>{t(`protection.${line.protection.kind}`)}</>
  return <>{t(`price_line.${line.kind}`)}</>
}
