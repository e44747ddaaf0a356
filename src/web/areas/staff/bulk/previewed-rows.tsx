import { useState } from 'react'
import type { BulkPreview } from '#domains/staff/bulk/bulk.contract.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { usePreviewBulkQuery, type BulkRequest } from './bulk.api.ts'
import { RowName } from './row-name.tsx'

/** Rows with the expected result of each, in pages. */
export function PreviewedRows({ request, first }: { request: BulkRequest; first: BulkPreview }) {
  const [after, setAfter] = useState<string | null>(null)
  return after === null ? (
    <Rows request={request} page={first} onNext={setAfter} />
  ) : (
    <LaterRows request={request} after={after} onNext={setAfter} />
  )
}

type Paged = { request: BulkRequest; onNext: (after: string) => void }

function LaterRows({ request, after, onNext }: Paged & { after: string }) {
  return (
    <Answered query={usePreviewBulkQuery({ ...request, after })} height="h-100">
      {(page) => <Rows request={request} page={page} onNext={onNext} />}
    </Answered>
  )
}

function Rows({ request, page: { items, next }, onNext }: Paged & { page: BulkPreview }) {
  const { t } = useTranslation('staff_bulk')
  return (
    <>
      <ul className="divide-y divide-line border-y border-line" aria-label={t('rows')}>
        {items.map((row) => (
          <li key={row.row_id} className="flex flex-wrap justify-between gap-x-4 py-2">
            <RowName action={request.act} row={row} />
            <span className={row.why === null ? 'text-good' : 'text-ink-soft'}>
              {row.why === null ? t(`does.${request.act}`) : t(`whys.${row.why}`)}
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
