import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { FareLine } from '#domains/fares/lines/fare.contract.ts'
import type { Money } from '#kernel/money.ts'
import { Price } from '#ui/formats/price.tsx'

type FareLinesProps = { lines: readonly (FareLine & { explanation?: string })[]; total: Money }

/** Lines of a fare with their reasons; they add up to the total. */
export function FareLines({ lines, total }: FareLinesProps) {
  const { t } = useTranslation('dispatch')
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t('fare.lines')}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('fare.line')}</th>
          <th scope="col">{t('fare.amount')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {lines.map(({ kind, rule, label, amount, explanation }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a kind may have several lines
          <tr key={`${kind} ${rule} ${index}`}>
            <th scope="row" className="py-2 pe-4 text-start font-normal">
              {label}
              {explanation !== undefined && (
                <span className="block text-xs text-ink-soft">{explanation}</span>
              )}
            </th>
            <td className="py-2 text-end align-top">
              <Price value={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-strong font-semibold">
          <th scope="row" className="py-2 pe-4 text-start">
            {t('trip.total')}
          </th>
          <td className="py-2 text-end">
            <Price value={total} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
