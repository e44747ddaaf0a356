import { useState } from 'react'
import type { BulkPreview } from '#domains/staff/bulk/bulk.contract.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { usePreviewBulkQuery, type AskedBulk } from './bulk.api.ts'
import { RowName } from './row-name.tsx'

/** Each row with what would become of it, a page after the other. */
export function PreviewedRows({ asked, first }: { asked: AskedBulk; first: BulkPreview }) {
  const [after, setAfter] = useState<string | null>(null)
  return after === null ? (
    <Rows asked={asked} page={first} onNext={setAfter} />
  ) : (
    <LaterRows asked={asked} after={after} onNext={setAfter} />
  )
}

type Paged = { asked: AskedBulk; onNext: (after: string) => void }

function LaterRows({ asked, after, onNext }: Paged & { after: string }) {
  return (
    <Answered query={usePreviewBulkQuery({ ...asked, after })} height="h-100">
      {(page) => <Rows asked={asked} page={page} onNext={onNext} />}
    </Answered>
  )
}

function Rows({ asked, page: { items, next }, onNext }: Paged & { page: BulkPreview }) {
  const { t } = useTranslation('staff_bulk')
  return (
    <>
      <ul className="divide-y divide-line border-y border-line" aria-label={t('rows')}>
        {items.map((row) => (
          <li key={row.row_id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <RowName act={asked.act} row={row} />
            <span className={row.why === null ? 'text-good' : 'text-ink-soft'}>
              {row.why === null ? t(`does.${asked.act}`) : t(`whys.${row.why}`)}
            </span>
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button look="second" className="self-start" onClick={() => onNext(next)}>
          {t('next_rows')}
        </Button>
      )}
    </>
  )
}
