import { useState } from 'react'
import type { StaffMails } from '#domains/notifications/staff/staff-mail.contract.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useErrorWords } from '#ui/error-words.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#web/shell/toasts/toast.ts'
import { useResendDeadMailsMutation } from './mails.api.ts'
import type { mailsQuery } from './mails-query.ts'

/** `asked`: of which those are sent again that it finds. */
type DeadMailsProps = { dead: StaffMails['dead']; asked: ReturnType<typeof mailsQuery> }

/** How many mails were given up, and one press that has all of them sent again, after it was said how many to whom. */
export function DeadMails({ dead, asked: { topic, search } }: DeadMailsProps) {
  const { t } = useTranslation('staff_mails')
  const words = useErrorWords()
  const [isOpen, setOpen] = useState(false)
  const [resend, { isLoading, error, reset }] = useResendDeadMailsMutation()
  const close = () => {
    reset()
    setOpen(false)
  }
  const press = async () => {
    const { data } = await resend({ ...(topic && { topic }), ...(search && { search }) })
    if (!data) return
    toast.success(t('dead.done', { count: data.resent }))
    close()
  }
  if (dead.mails === 0 && !isOpen) return null
  return (
    <>
      <Notice tone="careful" title={t('dead.title', { count: dead.mails })}>
        <p>{t('dead.text')}</p>
        <Button look="second" className="mt-2" onClick={() => setOpen(true)}>
          {t('dead.preview')}
        </Button>
      </Notice>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('dead.preview')}
        footer={
          <Button busy={isLoading} onClick={() => void press()}>
            {t('dead.send', { count: dead.mails })}
          </Button>
        }
      >
        {error && <Notice tone="bad" title={words(error)} />}
        <p className="text-sm">
          {t('dead.mails', { count: dead.mails })} {t('dead.addresses', { count: dead.addresses })}
        </p>
        {dead.oldest_at !== null && (
          <p className="text-sm">
            {t('dead.oldest')} <InstantText value={dead.oldest_at} className="tabular" />
          </p>
        )}
        <p className="mt-2 text-sm text-ink-soft">{t('dead.counted_again')}</p>
      </Dialog>
    </>
  )
}
