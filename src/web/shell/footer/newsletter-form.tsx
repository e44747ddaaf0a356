import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useFetcher, useLocation } from 'react-router'
import { useErrorWords } from '#ui/error-words.ts'
import type { Rejection } from '#web/forms/form-action.ts'
import { fieldMessage } from '#web/forms/field-message.ts'
import { Button } from '#ui/button.tsx'
import { inputClasses } from '#ui/fields/input-classes.ts'
import { NewsletterConsent, NewsletterHiddenFields } from './newsletter-parts.tsx'

const PAGE = '/newsletter'
const EMAIL = 'newsletter-email'
const RESULT = 'newsletter-result'

/**
 * The footer's newsletter form. It is sent to its page, whose code loads on demand; before hydration that
 * page shows the result. The result takes the place of the consent, so that nothing moves.
 */
export function NewsletterForm() {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const { data: answer, state, Form } = useFetcher<Rejection | { done: string }>()
  const words = useErrorWords()
  const email = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!answer || !email.current) return
    if ('done' in answer) email.current.value = ''
    else email.current.focus()
  }, [answer])
  // These pages contain the form, or complete its sign-up.
  if (pathname === PAGE || pathname.startsWith(`${PAGE}/`)) return null
  const rejection = answer && 'faults' in answer ? answer : null
  const fault = rejection?.faults[0]
  const failed = rejection && (fault ? fieldMessage(fault.message, t) : words(rejection.error))
  const isDone = answer !== undefined && 'done' in answer
  return (
    <section
      aria-labelledby="newsletter-title"
      className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]"
    >
      <div>
        <h2 id="newsletter-title" className="text-lg text-on-petrol">
          {t('newsletter.title')}
        </h2>
        <p className="mt-1 text-sm">{t('newsletter.text')}</p>
      </div>
      <Form method="post" action={PAGE} noValidate className="flex flex-col gap-2">
        <label htmlFor={EMAIL} className="text-xs font-medium">
          {t('newsletter.email')}
        </label>
        <div className="flex flex-col gap-3 min-[26rem]:flex-row">
          <input
            ref={email}
            id={EMAIL}
            type="email"
            name="email"
            dir="ltr"
            autoComplete="email"
            required
            aria-invalid={failed ? true : undefined}
            aria-describedby={failed ? RESULT : undefined}
            className={inputClasses}
          />
          <Button
            type="submit"
            variant="on-petrol"
            busy={state !== 'idle'}
            className="shrink-0 border border-on-petrol-soft"
          >
            {t('newsletter.send')}
          </Button>
        </div>
        <NewsletterHiddenFields />
        <div className="grid text-xs *:[grid-area:1/1]">
          <p className={failed || isDone ? 'invisible' : undefined}>
            <NewsletterConsent />
          </p>
          <p id={RESULT} role="status" className="text-on-petrol empty:invisible">
            {failed && <Result icon={<CircleAlert className="text-coral" />}>{failed}</Result>}
            {isDone && <Result icon={<CircleCheck />}>{t('newsletter.sent')}</Result>}
          </p>
        </div>
      </Form>
    </section>
  )
}

function Result({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex items-start gap-2 text-sm font-medium">
      <span aria-hidden="true" className="mt-0.5 *:size-4">
        {icon}
      </span>
      <span>{children}</span>
    </span>
  )
}
