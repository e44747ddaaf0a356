import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { stationIn, type Invoice } from '#domains/invoices/invoice.contract.ts'
import { Card } from '#ui/card.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { BrandMark } from '#ui/drawings/brand.tsx'
import { DeskPrice } from '#web/rentals/desk-price.tsx'
import { ExtraName } from '#web/rentals/extra-name.tsx'
import { ProtectionName } from '#web/rentals/supplier-text.tsx'
import { useColon, useLanguage } from '#ui/use-language.ts'
import { useCardName } from '../booking/card-name.ts'

/** One invoice or credit note; on paper one A4 page. */
export function InvoiceSheet({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const colon = useColon()
  const language = useLanguage()
  const { kind, number, seller, buyer, credits, replaced_by: replacedBy } = invoice
  return (
    <Card
      as="article"
      aria-labelledby={number}
      className="invoice flex min-w-0 flex-col gap-6 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-center justify-between gap-3 border-b-2 border-petrol pb-4">
        <p className="flex items-center gap-2 text-lg font-semibold" translate="no">
          <BrandMark className="size-8" />
          {seller.name}
        </p>
        <h2 id={number} className="text-xl">
          {t(`sheet.${kind}`)}
        </h2>
      </header>
      <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1.5 text-sm">
        <Fact label={t('sheet.number')}>
          <Code>{number}</Code>
        </Fact>
        <Fact label={t('sheet.date')}>
          <DayText value={invoice.issued_at.slice(0, 10)} />
        </Fact>
        <Fact label={t('sheet.reference')}>
          <Code>{invoice.reference}</Code>
        </Fact>
        {credits && (
          <Fact label={t('sheet.credits')}>
            <Code>{credits}</Code>
          </Fact>
        )}
        {replacedBy && (
          <Fact label={t('sheet.replaced_by')}>
            <Code>{replacedBy}</Code>
          </Fact>
        )}
      </dl>
      <div className="grid gap-5 text-sm sm:grid-cols-2 print:grid-cols-2">
        <Party
          label={t('sheet.from')}
          lines={[
            seller.name,
            ...seller.lines,
            ...(seller.tax_id === undefined ? [] : [`${t('sheet.tax_number')}${colon}${seller.tax_id}`]),
          ]}
        />
        <Party label={t('sheet.to')} lines={[buyer.name, buyer.email]} />
      </div>
      <section aria-label={t('sheet.rental')}>
        <h3 className="mb-2 text-sm font-semibold">{t('sheet.rental')}</h3>
        <dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1.5 text-sm">
          <Fact label={t('sheet.car')}>
            <bdi>{invoice.car}</bdi> {t('sheet.or_similar')}
          </Fact>
          <Fact label={t('sheet.supplier')}>
            <bdi>{invoice.supplier}</bdi>
          </Fact>
          <Fact label={t('sheet.pick_up')}>
            <DayText value={invoice.pickup.at} /> · <bdi>{stationIn(invoice.pickup, language)}</bdi>
          </Fact>
          <Fact label={t('sheet.drop_off')}>
            <DayText value={invoice.dropoff.at} /> · <bdi>{stationIn(invoice.dropoff, language)}</bdi>
          </Fact>
        </dl>
      </section>
      <Amounts invoice={invoice} />
      <p className="text-xs text-ink-soft">{t('sheet.tax')}</p>
    </Card>
  )
}

function Amounts({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation('invoice')
  const cardName = useCardName()
  const {
    lines,
    total,
    paid,
    at_desk: atDesk,
    at_desk_own: own,
    card,
    refund,
    replaced_by: replacedBy,
  } = invoice
  return (
    <table className="w-full text-sm">
      <thead>
        <tr className="border-b border-line-strong text-start">
          <th scope="col" className="py-2 text-start font-semibold">
            {t('sheet.description')}
          </th>
          <th scope="col" className="py-2 text-end font-semibold">
            {t('sheet.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {placed(lines).map(({ id, kind, label, amount, extra }) => (
          <Row key={id} value={amount}>
            {kind === 'extra' ? (
              <ExtraName
                extra={{ kind: extra?.kind ?? 'other', name: label }}
                {...(extra && { quantity: extra.quantity })}
              />
            ) : kind === 'protection' ? (
              <ProtectionName protection={{ name: label }} />
            ) : (
              t(`terms:price_line.${kind}`)
            )}
          </Row>
        ))}
      </tbody>
      <tfoot>
        <Row value={total} strong={!refund}>
          {t('sheet.total')}
        </Row>
        <Row value={paid}>{card ? t('sheet.paid_by', { card: cardName(card) }) : t('sheet.paid')}</Row>
        {refund && replacedBy ? (
          <Row value={refund.amount} strong>
            {t('sheet.credited')}
          </Row>
        ) : refund ? (
          <>
            <Row value={refund.fee}>{t('sheet.kept')}</Row>
            <Row value={refund.amount} strong>
              {t('sheet.refund')}
            </Row>
          </>
        ) : (
          atDesk.amount > 0 && (
            <Row value={atDesk} own={own}>
              {t('sheet.at_desk')}
            </Row>
          )
        )}
      </tfoot>
    </table>
  )
}

/** Returns each line with its index in the list. */
function placed(lines: Invoice['lines']) {
  return lines.map((line, place) => ({ ...line, id: `${line.kind}-${place}` }))
}

type RowProps = {
  value: Invoice['total']
  /** Amount in the desk's own currency, if paid at the desk. */
  own?: Invoice['at_desk_own']
  strong?: boolean
  children: ReactNode
}

function Row({ value, own, strong = false, children }: RowProps) {
  return (
    <tr className={strong ? 'border-b border-line font-semibold' : 'border-b border-line'}>
      <td className="py-2 pe-4">{children}</td>
      <td className="py-2 text-end">
        <DeskPrice shown={value} own={own} />
      </td>
    </tr>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}

function Party({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <section aria-label={label}>
      <h3 className="mb-1 text-sm font-semibold">{label}</h3>
      {lines.map((line) => (
        <p key={line} className="break-words">
          <bdi>{line}</bdi>
        </p>
      ))}
    </section>
  )
}

/** A number or a reference, isolated from the text direction around it. */
function Code({ children }: { children: string }) {
  return (
    <bdi dir="ltr" translate="no" className="font-medium">
      {children}
    </bdi>
  )
}
