import type { ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { EnvelopeDrawing } from '#ui/drawings/account-drawings.tsx'
import { problemOf } from '#ui/error-words.ts'
import { Notice } from '#ui/notice.tsx'
import { Form, FormErrors } from '#web/forms/form.tsx'
import { useActionForm } from '#web/forms/use-action-form.ts'
import { useLinkSecret } from '#web/forms/use-link-secret.ts'
import { AccountFrame } from './account-frame.tsx'
import { Done } from './done.tsx'

type MailedLinkProps = {
  words: (part: 'title' | 'text' | 'send' | 'over' | 'done' | 'done_text') => string
  /** Subject of the link. */
  about?: ReactNode
  /** Next steps after success, for an incomplete link, and for an expired one. */
  next: { done: ReactNode; missing?: ReactNode; over?: ReactNode }
}

/** The page of a link that is mailed to confirm or to leave. It requires a click: mail scanners that open links must change nothing. */
export function MailedLink({ words, about, next }: MailedLinkProps) {
  const form = useActionForm()
  const { t } = useTranslation('accounts')
  const secret = useLinkSecret()
  const drawing = <EnvelopeDrawing />
  if (form.done !== null)
    return <Done drawing={drawing} title={words('done')} text={words('done_text')} next={next.done} />
  const isOver = problemOf(form.error)?.code === 'link_over'
  return (
    <AccountFrame
      title={words('title')}
      text={secret === null || isOver ? undefined : words('text')}
      drawing={drawing}
    >
      {secret === null ? (
        <>
          <Notice tone="bad" title={t('link.missing_title')}>
            {t('link.missing')}
          </Notice>
          {next.missing}
        </>
      ) : isOver ? (
        <>
          <FormErrors form={form} />
          <p>{words('over')}</p>
          {next.over}
        </>
      ) : (
        <>
          {about}
          <Form form={form} label={words('send')} wide>
            <input type="hidden" name="secret" value={secret} />
          </Form>
        </>
      )}
    </AccountFrame>
  )
}
