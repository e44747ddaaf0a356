import { useState } from 'react'
import type { BulkPreview } from '#domains/staff/bulk/bulk.contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { problemOf, useErrorWords } from '#ui/error-words.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { useNavigateFromHere } from '#web/app/use-navigate-from-here.ts'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { type BulkRequest, useBeginBulkMutation, usePreviewBulkQuery } from './bulk.api.ts'
import { RowName } from './row-name.tsx'

/** Previews a bulk action row by row and starts it. Closed if `request` is null. */
export function BulkDialog({ request, onClose }: { request: BulkRequest | null; onClose: () => void }) {
  const { t } = useTranslation('staff_bulk')
  return request === null ? null : (
    <Dialog open onClose={onClose} title={t(`acts.${request.act}`)} kind="sheet">
      <Preview request={request} />
    </Dialog>
  )
}

function Preview({ request }: { request: BulkRequest }) {
  const query = usePreviewBulkQuery(request, { refetchOnMountOrArgChange: true })
  return (
    <Answered query={query} height="h-100">
      {(preview) => <StartForm request={request} preview={preview} />}
    </Answered>
  )
}

/** The required field of each action that needs one. */
const NEEDED = { hand_tasks: 'colleague_id', refuse_comments: 'reason' } as const

function StartForm({ request, preview }: { request: BulkRequest; preview: BulkPreview }) {
  const { t } = useTranslation('staff_bulk')
  const words = useErrorWords()
  const navigate = useNavigateFromHere()
  const [input, setInput] = useState('')
  const [start, { isLoading, error }] = useBeginBulkMutation()
  const field = request.act in NEEDED ? NEEDED[request.act as keyof typeof NEEDED] : null
  const body = { ...request, ...(field && input !== '' && { choice: { [field]: input } }) }
  const key = useKeyOf(JSON.stringify(body))
  const will = preview.counts?.will ?? 0
  const isMissing = input.trim() === '' && problemOf(error)?.code === 'bulk_choice_invalid'
  const fieldError = isMissing && t('forms:field_message.field_required')
  const press = async () => {
    const { data } = await start({ ...body, idempotencyKey: key })
    if (data) await navigate(`/staff/bulk/${data.bulk.bulk_id}`)
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-4 text-sm"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isLoading && will > 0) void press()
      }}
    >
      <Counted counts={preview.counts} />
      {field === 'colleague_id' && (
        <SelectField
          label={t('colleague')}
          error={fieldError}
          value={input}
          none={t('colleague_none')}
          required
          onChange={(event) => setInput(event.target.value)}
          options={preview.colleagues.map(({ staff_id, name }) => ({ value: staff_id, label: name }))}
        />
      )}
      {field === 'reason' && (
        <TextField
          label={t('reason')}
          hint={t('reason_hint')}
          error={fieldError}
          required
          maxLength={300}
          value={input}
          onChange={(event) => setInput(event.target.value)}
        />
      )}
      {error && (
        <Notice tone="bad" title={words(error)}>
          {problemOf(error) === null && <p>{t('press_again')}</p>}
        </Notice>
      )}
      <Button type="submit" busy={isLoading} disabled={will === 0} className="self-start">
        {t('begin', { count: will })}
      </Button>
      <PreviewedRows request={request} first={preview} />
    </form>
  )
}

function Counted({ counts }: { counts: BulkPreview['counts'] }) {
  const { t } = useTranslation('staff_bulk')
  if (counts === null) return null
  return (
    <div>
      <p className="font-semibold">{t('will', { count: counts.will })}</p>
      {counts.wont.length > 0 && (
        <ul className="mt-1 list-disc ps-5 text-ink-soft">
          {counts.wont.map(({ why, rows }) => (
            <li key={why}>
              {t('stay', { count: rows })} {t(`whys.${why}`)}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-ink-soft">{t(counts.more ? 'counted_some' : 'counted_again')}</p>
    </div>
  )
}

/** Returns the idempotency key of a request: stable for the same request, new for a different one. */
function useKeyOf(request: string): string {
  const [attempt, setAttempt] = useState(() => ({ request, key: crypto.randomUUID() }))
  if (attempt.request === request) return attempt.key
  const next = { request, key: crypto.randomUUID() }
  setAttempt(next)
  return next.key
}

/** Rows with the expected result of each, in pages. */
function PreviewedRows({ request, first }: { request: BulkRequest; first: BulkPreview }) {
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
        <Button variant="second" className="self-start" onClick={() => onNext(next)}>
          {t('next_rows')}
        </Button>
      )}
    </>
  )
}
