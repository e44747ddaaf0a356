import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { FEEDBACK_TOPICS } from '#domains/enquiries/feedback/feedback.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { forgetDraft } from '#web/forms/form-draft.ts'
import { Form } from '#web/forms/form.tsx'
import { sentNumber } from '#web/forms/sent-number.ts'
import { tabStorage } from '#web/forms/tab-storage.ts'
import { useActionForm } from '#web/forms/use-action-form.ts'
import { useFormDraft } from '#web/forms/use-form-draft.ts'
import { StarField } from '#web/rentals/rating/star-field.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Notice } from '#ui/notice.tsx'
import { useFeedbackFormQuery } from '../own/account.api.ts'

const DRAFT = 'feedback'

/** The feedback form; a new one once it was accepted. Input stays in this tab until then. */
export function FeedbackForm() {
  const [query] = useSearchParams()
  const number = sentNumber(query)
  // Runs in the commit that unmounts the form, which stores its draft once more.
  useLayoutEffect(() => {
    if (number !== null) forgetDraft(tabStorage(), DRAFT)
  }, [number])
  return <Feedback key={number} sent={number} />
}

function Feedback({ sent }: { sent: string | null }) {
  const { t } = useTranslation('feedback')
  const form = useActionForm('feedback')
  // Each submitted form has its own opening time.
  const { data: opened } = useFeedbackFormQuery({ kind: 'feedback' }, { refetchOnMountOrArgChange: true })
  const [score, setScore] = useState(() => starsIn(form.entered['score']))
  const formRef = useFormDraft(DRAFT, {
    restored: form.refused === 0 && sent === null,
    onRestore: (draft) => setScore(starsIn(chosenEarly() ?? draft['score'])),
  })
  const thanks = useRef<HTMLDivElement>(null)
  useEffect(() => thanks.current?.focus(), [])
  return (
    <Form ref={formRef} form={form} label={t('send')}>
      {sent !== null && (
        <Notice tone="good" ref={thanks} tabIndex={-1} title={t('thanks_title')}>
          {t('thanks_text', { number: isolate(sent, 'ltr') })}
        </Notice>
      )}
      <input type="hidden" name="form_token" value={opened?.form_token ?? ''} />
      <SelectField
        {...form.field('topic')}
        label={t('topic')}
        none={t('choose')}
        options={FEEDBACK_TOPICS.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
      />
      <StarField {...form.field('score')} legend={t('score')} value={score} onChange={setScore} />
      <TextArea {...form.field('message')} label={t('message')} maxLength={2000} rows={5} />
    </Form>
  )
}

function starsIn(text: string | undefined): number | null {
  return [1, 2, 3, 4, 5].find((known) => String(known) === text) ?? null
}

/** Returns the star selected before hydration, which no draft contains. */
function chosenEarly(): string | undefined {
  return document.querySelector<HTMLInputElement>('[id^=feedback-score-]:checked')?.value
}
