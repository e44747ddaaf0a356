import { useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { type PartnerStatement, STATEMENT_FORMATS } from '#domains/partners/statements/statement.contract.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { formatMonth } from '#ui/formats/dates.ts'
import { DayText } from '#ui/formats/day-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useLanguage } from '#ui/use-language.ts'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { useListStatementsQuery } from './statements.api.ts'
import { Download } from 'lucide-react'
import { useHeader } from '#web/app/store.ts'

/** A partner’s monthly statements, newest first, each with its payout status. */
export function StatementsCard() {
  const { t } = useTranslation('partner_statements')
  const [pages, setPages] = useState<readonly (string | undefined)[]>([undefined])
  return (
    <SectionCard title={t('title')} text={t('text')}>
      <ul className="divide-y divide-line">
        {pages.map((after, at) => (
          <StatementsPage
            key={after ?? 'first'}
            after={after}
            onMore={at === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
          />
        ))}
      </ul>
    </SectionCard>
  )
}

type StatementsPageProps = {
  after: string | undefined
  /** Loads the next page; only on the last page shown. */
  onMore: ((after: string) => void) | undefined
}

function StatementsPage({ after, onMore }: StatementsPageProps) {
  const { t } = useTranslation('partner_statements')
  const { data, error, refetch } = useListStatementsQuery(after === undefined ? {} : { after })
  if (!data)
    return <li>{error ? <Unreachable error={error} again={refetch} /> : <Skeleton className="h-40" />}</li>
  const { items, next } = data
  if (items.length === 0) return <li className="text-sm text-ink-soft">{t('none')}</li>
  return (
    <>
      {items.map((statement) => (
        <StatementRow key={statement.id} statement={statement} />
      ))}
      {onMore && next !== null && (
        <li className="py-3">
          <Button variant="second" onClick={() => onMore(next)}>
            {t('more')}
          </Button>
        </li>
      )}
    </>
  )
}

const TONES = { carried: 'plain', open: 'careful', under_way: 'careful', paid: 'good' } as const

function StatementRow({ statement }: { statement: PartnerStatement }) {
  const { t } = useTranslation('partner_statements')
  const language = useLanguage()
  const { number, month, total, payout, closing, payout_state: state, paid_on } = statement
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <h3 className="font-medium">
          {formatMonth(month, language)}
          <span className="ms-2 text-sm font-normal text-ink-soft">
            <bdi dir="ltr">{number}</bdi>
          </span>
        </h3>
        <dl className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {(
            [
              ['total', total],
              ['payout', payout],
              ['closing', closing],
            ] as const
          ).map(([name, amount]) => (
            <div key={name} className="flex gap-1.5">
              <dt className="text-ink-soft">{t(name)}</dt>
              <dd>
                <Price value={amount} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 flex flex-wrap items-center gap-2 text-sm">
          <Chip tone={TONES[state]}>{t(`states.${state}`)}</Chip>
          {paid_on !== null && <DayText value={paid_on} />}
        </p>
      </div>
      <StatementFiles statement={statement} />
    </li>
  )
}

/** A statement as files. */
function StatementFiles({ statement: { id, number } }: { statement: PartnerStatement }) {
  const { t } = useTranslation('partner_statements')
  const { lang_id } = useHeader()
  return (
    <p className="flex flex-wrap gap-2">
      {STATEMENT_FORMATS.map((format) => (
        <a
          key={format}
          href={`/api/user/partner-statements/${id}/${format}?lang_id=${lang_id}`}
          download={`${number}.${format}`}
          aria-label={t(`files.${format}_of`, { number })}
          className={buttonClasses('second')}
        >
          <Download aria-hidden="true" className="size-5" />
          {t(`files.${format}`)}
        </a>
      ))}
    </p>
  )
}
