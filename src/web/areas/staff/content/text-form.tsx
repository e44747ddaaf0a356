import { useState } from 'react'
import type { ContentPage } from '#domains/content/content-page.contract.ts'
import type { z } from 'zod'
import type { DraftBody, StaffContentVersion } from '#domains/content/staff-content.contract.ts'
import { Button } from '#ui/button.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { useHeader } from '#web/app/store.ts'
import type { Values } from '../form/draft.ts'
import { useStaffForm } from '../form/use-staff-form.ts'
import { Form } from '#web/forms/form.tsx'
import { aligned, bodyOf } from './both-languages.ts'
import { ChangedTexts } from './changed-texts.tsx'
import { useSaveDraftMutation } from './content.api.ts'
import { forgetTyping, useKeepTyping, useKeptTyping } from './unsaved-draft.ts'
import { SideBySide } from './side-by-side.tsx'
import { bodyFields, textFields } from './text-fields.ts'

type TextFormProps = {
  page: ContentPage
  /** The version whose text it begins with. */
  version: StaffContentVersion
  newest: number
  onDiscard: () => void
}

/**
 * A page’s text in both languages, saved as its next version. Where a colleague has saved meanwhile it shows what they
 * changed, and saves over that only when told to again; what was typed and not saved stays in this tab.
 */
export function TextForm({ page, version, newest, onDiscard }: TextFormProps) {
  const { t } = useTranslation('staff_content')
  const { lang_id } = useHeader()
  const [save] = useSaveDraftMutation()
  const name = `content-${page}`
  const kept = useKeptTyping(name)
  /** The newest version that is known here, and the one beside which a later one is shown as changed. */
  const [base, setBase] = useState(kept?.base ?? newest)
  const isStale = newest > base
  const fields = textFields(page)
  const form = useStaffForm({
    id: 'text',
    fields: bodyFields(page),
    values: kept?.values ?? aligned(fields, version.body as { en: Values | null; ar: Values | null }),
    send: (values) =>
      save({
        page,
        base: newest,
        body: bodyOf(fields, values as { en: Values; ar: Values }),
        lang_id,
      } as z.input<typeof DraftBody>),
    success: ({ version: saved }) => t('done.saved', { version: saved }),
    done: ({ version: saved }) => {
      forgetTyping(name)
      setBase(saved)
    },
  })
  useKeepTyping(name, base, form.watch)
  const discard = () => {
    forgetTyping(name)
    onDiscard()
  }
  return (
    <Form form={form} label={t(isStale ? 'save_over' : 'save')} look="main" className="flex flex-col gap-6">
      {kept && base === kept.base && (
        <Notice tone="plain" title={t('kept')}>
          <Button look="quiet" className="-ms-5" onClick={discard}>
            {t('discard')}
          </Button>
        </Notice>
      )}
      {isStale && <ChangedTexts page={page} before={base} after={newest} />}
      <SideBySide form={form} specs={fields} at="" />
    </Form>
  )
}
