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
import { useBeginBulkMutation, usePreviewBulkQuery, type AskedBulk } from './bulk.api.ts'
import { PreviewedRows } from './previewed-rows.tsx'

/** What an act would do to each of the rows, and doing it; null: none is asked for. */
export function BulkDialog({ asked, onClose }: { asked: AskedBulk | null; onClose: () => void }) {
  const { t } = useTranslation('staff_bulk')
  return asked === null ? null : (
    <Dialog open onClose={onClose} title={t(`acts.${asked.act}`)} kind="sheet">
      <Preview asked={asked} />
    </Dialog>
  )
}

function Preview({ asked }: { asked: AskedBulk }) {
  const query = usePreviewBulkQuery(asked, { refetchOnMountOrArgChange: true })
  return (
    <Answered query={query} height="h-100">
      {(preview) => <BeginForm asked={asked} preview={preview} />}
    </Answered>
  )
}

/** Said with the act, of those that need more than rows. */
const NEEDED = { hand_tasks: 'colleague_id', refuse_comments: 'reason' } as const

function BeginForm({ asked, preview }: { asked: AskedBulk; preview: BulkPreview }) {
  const { t } = useTranslation('staff_bulk')
  const words = useErrorWords()
  const navigate = useNavigateFromHere()
  const [typed, setTyped] = useState('')
  const [begin, { isLoading, error }] = useBeginBulkMutation()
  const field = asked.act in NEEDED ? NEEDED[asked.act as keyof typeof NEEDED] : null
  const body = { ...asked, ...(field && typed !== '' && { choice: { [field]: typed } }) }
  const key = useKeyOf(JSON.stringify(body))
  const will = preview.counts?.will ?? 0
  const isMissing = typed.trim() === '' && problemOf(error)?.code === 'bulk_choice_invalid'
  const fault = isMissing && t('forms:field_message.field_required')
  const press = async () => {
    const { data } = await begin({ ...body, idempotencyKey: key })
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
          error={fault}
          value={typed}
          none={t('colleague_none')}
          required
          onChange={(event) => setTyped(event.target.value)}
          options={preview.colleagues.map(({ staff_id, name }) => ({ value: staff_id, label: name }))}
        />
      )}
      {field === 'reason' && (
        <TextField
          label={t('reason')}
          hint={t('reason_hint')}
          error={fault}
          required
          maxLength={300}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
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
      <PreviewedRows asked={asked} first={preview} />
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

/** The idempotency key of a request: another for another, the same however often it is sent. */
function useKeyOf(request: string): string {
  const [kept, setKept] = useState(() => ({ request, key: crypto.randomUUID() }))
  if (kept.request === request) return kept.key
  const next = { request, key: crypto.randomUUID() }
  setKept(next)
  return next.key
}
