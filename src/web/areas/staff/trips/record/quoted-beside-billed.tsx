import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import type { Money } from '#kernel/money.ts'
import { Price } from '#ui/formats/price.tsx'

type Totals = { quoted: Money; billed: Money }

type QuotedBesideBilledProps = {
  beside: StaffTrip['beside']
  totals: Totals
  /** Why the lines of a kind are there. */
  notes: ReadonlyMap<string, readonly string[]>
}

/** What was quoted and what is billed for each kind of line, with why it is there. */
export function QuotedBesideBilled({ beside, totals, notes }: QuotedBesideBilledProps) {
  const { t } = useTranslation('dispatch')
  return (
    <table className="w-full text-sm">
      <caption className="pb-1 text-start text-xs text-ink-soft">{t('fare.beside')}</caption>
      <thead>
        <tr className="border-b border-line-strong text-xs text-ink-soft">
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {t('fare.line')}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-medium">
            {t('fare.quoted')}
          </th>
          <th scope="col" className="py-2 ps-3 text-end font-medium">
            {t('fare.billed')}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {beside.map(({ kind, label, quoted, actual }) => (
          <tr key={kind}>
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              {label}
              {notes.get(kind)?.map((note) => (
                <span key={note} className="block text-xs text-ink-soft">
                  {note}
                </span>
              ))}
            </th>
            <td className="py-2 ps-3 text-end align-top">
              <Amount value={quoted} />
            </td>
            <td className="py-2 ps-3 text-end align-top">
              <Amount value={actual} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line-strong font-semibold">
          <th scope="row" className="py-2 pe-3 text-start">
            {t('trip.total')}
          </th>
          <td className="py-2 ps-3 text-end">
            <Price value={totals.quoted} />
          </td>
          <td className="py-2 ps-3 text-end">
            <Price value={totals.billed} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Amount({ value }: { value: Money | null }) {
  return value ? <Price value={value} /> : <span className="text-ink-soft">–</span>
}
