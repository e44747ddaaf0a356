import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router'
import { FEEDBACK_TOPICS, FeedbackBody } from '#domains/enquiries/feedback/feedback.contract.ts'
import { FIELD_ERRORS } from '#kernel/contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { useHeader } from '#web/app/store.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { fieldMessage } from '#web/forms/field-message.ts'
import { sentNumber } from '#web/forms/sent-number.ts'
import { tabStorage } from '#web/forms/tab-storage.ts'
import { useAccountForm } from '#web/forms/use-account-form.ts'
import { useFeedbackFormQuery, useGiveFeedbackMutation } from '../own/account.api.ts'
import { StarField } from '#web/rentals/rating/star-field.tsx'
import { Refused } from '#web/forms/refused.tsx'
import {
  EMPTY_FEEDBACK,
  forgetFeedback,
  feedbackDraft,
  keepFeedback,
  storedFeedback,
  type FeedbackDraft,
} from './stored-feedback.ts'

/** The fields in order, each with the element to focus when it is invalid. */
const FIELDS = { topic: 'feedback-topic', score: 'feedback-score-1', message: 'feedback-message' } as const
type Faults = Partial<Record<keyof typeof FIELDS, string>>

/** Values typed before hydration, which no draft contains. */
function typedEarly(): Partial<FeedbackDraft> {
  const valueOf = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value ?? ''
  const topic = valueOf(`#${FIELDS.topic}`)
  const message = valueOf(`#${FIELDS.message}`)
  const score = valueOf('[id^=feedback-score-]:checked')
  return { ...(topic && { topic }), ...(message && { message }), ...(score && { score: Number(score) }) }
}

/** The feedback form. What is typed stays in this tab until it has been accepted. */
export function FeedbackForm() {
  const { t } = useTranslation(['feedback', 'terms'])
  const { lang_id } = useHeader()
  const { pathname: page } = useLocation()
  const [query] = useSearchParams()
  // Of a form that was sent before the script.
  const { refusal, field } = useAccountForm('feedback')
  // Each form that is sent was opened at a time of its own.
  const { data: opened, refetch } = useFeedbackFormQuery(undefined, { refetchOnMountOrArgChange: true })
  const [draft, setDraft] = useState(() => feedbackDraft(refusal?.kept ?? {}))
  const [faults, setFaults] = useState<Faults>(() =>
    Object.fromEntries(Object.keys(FIELDS).map((name) => [name, field(name).error])),
  )
  const [give, { data, error, isLoading, reset }] = useGiveFeedbackMutation()
  const thanks = useRef<HTMLDivElement>(null)
  const number = data?.number ?? sentNumber(query)
  // The server cannot read the tab's storage: hydration restores the draft, except for fields already typed into.
  useEffect(() => setDraft({ ...storedFeedback(tabStorage()), ...typedEarly() }), [])
  useEffect(() => {
    if (data) thanks.current?.focus()
  }, [data])

  const change = (over: Partial<typeof draft>) => {
    const next = { ...draft, ...over }
    setDraft(next)
    keepFeedback(tabStorage(), next)
    setFaults({ ...faults, ...Object.fromEntries(Object.keys(over).map((name) => [name, undefined])) })
    if (data) reset()
  }
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const read = FeedbackBody.safeParse({ ...draft, ...opened, lang_id, page }, FIELD_ERRORS)
    const found: Faults = {}
    for (const { path, message } of read.error?.issues ?? [])
      found[path[0] as keyof Faults] ??= fieldMessage(message, t)
    setFaults(found)
    if (!read.success) {
      const [first] = Object.entries(FIELDS).find(([name]) => name in found) ?? []
      document.getElementById(FIELDS[first as keyof Faults])?.focus()
    } else if (!isLoading && (await give(read.data)).data) {
      forgetFeedback(tabStorage())
      setDraft(EMPTY_FEEDBACK)
      void refetch()
    }
  }

  return (
    <form noValidate method="post" className="flex flex-col gap-4" onSubmit={(event) => void send(event)}>
      {number !== null && (
        <Notice tone="good" ref={thanks} tabIndex={-1} title={t('thanks_title')}>
          {t('thanks_text', { number: isolate(number, 'ltr') })}
        </Notice>
      )}
      <input type="hidden" name="form_token" value={opened?.form_token ?? ''} />
      <SelectField
        id={FIELDS.topic}
        name="topic"
        label={t('topic')}
        value={draft.topic}
        error={faults.topic}
        onChange={({ target }) => change({ topic: target.value })}
      >
        <option value="">{t('choose')}</option>
        {FEEDBACK_TOPICS.map((topic) => (
          <option key={topic} value={topic}>
            {t(`topics.${topic}`)}
          </option>
        ))}
      </SelectField>
      <StarField
        id="feedback-score"
        name="score"
        legend={t('score')}
        value={draft.score}
        error={faults.score}
        onChange={(score) => change({ score })}
      />
      <TextArea
        id={FIELDS.message}
        name="message"
        label={t('message')}
        value={draft.message}
        error={faults.message}
        maxLength={2000}
        rows={5}
        onChange={({ target }) => change({ message: target.value })}
      />
      {(error ?? refusal?.error) != null && <Refused error={error ?? refusal?.error} />}
      <Button type="submit" look="second" busy={isLoading} className="self-start">
        {t('send')}
      </Button>
    </form>
  )
}
