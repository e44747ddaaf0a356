import { ImageUp, Trash2 } from 'lucide-react'
import { useRef, useState, useEffect } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { UserReply } from '#domains/accounts/account.contract.ts'
import { toast } from '#web/shell/toasts/toast.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { moveFocus } from '#ui/move-focus.ts'
import { Notice } from '#ui/notice.tsx'
import { useRemoveImageMutation, useUpdateImageMutation } from '../own/account.api.ts'
import { AccountPicture } from '#web/shell/own-page/account-picture.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Refused } from '#web/forms/refused.tsx'
import { useRenewedSession } from './use-renewed-session.ts'

/** The server's own limit (`picture.ts`), checked before anything is sent. */
const MAX_BYTES = 5_000_000

/** The account's picture: choose, preview, save, remove. A rejected one stays chosen. */
export function PictureCard({ user }: { user: UserReply }) {
  const { t } = useTranslation('picture')
  const renewSession = useRenewedSession()
  const input = useRef<HTMLInputElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const { file, preview, choose } = useChosenPicture()
  const [update, updating] = useUpdateImageMutation()
  const [remove, removing] = useRemoveImageMutation()
  const [tooHeavy, setTooHeavy] = useState(false)
  const error = updating.error ?? removing.error

  const take = (chosen: File | undefined) => {
    if (!chosen) return
    updating.reset()
    removing.reset()
    setTooHeavy(chosen.size > MAX_BYTES)
    choose(chosen.size > MAX_BYTES ? null : chosen)
  }
  const done = (message: string) => {
    choose(null)
    renewSession()
    toast.success(message)
    // The buttons that were pressed are no longer rendered.
    moveFocus(buttons.current, input.current)
  }
  const save = async () => {
    if (!file) return
    const form = new FormData()
    form.set('image', file)
    if ((await update(form)).data) done(t('saved'))
  }
  const takeAway = async () => {
    if ((await remove()).data) done(t('removed'))
  }

  return (
    <SectionCard title={t('title')} text={t('text')}>
      <div className="flex flex-wrap items-center gap-4">
        {preview === null ? (
          <AccountPicture user={user} />
        ) : (
          <img src={preview} alt={t('preview')} className="size-18 rounded-full object-cover" />
        )}
        <div ref={buttons} className="flex flex-wrap gap-3">
          {file && (
            <>
              <Button busy={updating.isLoading} onClick={() => void save()}>
                {t('save')}
              </Button>
              <Button
                variant="second"
                onClick={() => {
                  choose(null)
                  input.current?.focus()
                }}
              >
                {t('cancel')}
              </Button>
            </>
          )}
          <label className={classes(buttonClasses('second'), 'has-focus-visible:focus-ring')}>
            <ImageUp className="size-5" />
            {t(file || user.avatar ? 'choose_another' : 'choose')}
            <input
              ref={input}
              type="file"
              accept="image/jpeg,image/png,image/webp"
              className="sr-only"
              onChange={({ target }) => {
                take(target.files?.[0])
                // Allows choosing the same file again.
                target.value = ''
              }}
            />
          </label>
          {user.avatar && !file && (
            <Button variant="quiet" busy={removing.isLoading} onClick={() => void takeAway()}>
              <Trash2 className="size-5" />
              {t('remove')}
            </Button>
          )}
        </div>
      </div>
      {tooHeavy && <Notice tone="bad" title={t('too_heavy')} />}
      {error && <Refused error={error} />}
    </SectionCard>
  )
}

/**
 * Returns a picture chosen but not yet sent; `preview` is its data URL, null while it loads and if it is no
 * image.
 */
function useChosenPicture() {
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    setPreview(null)
    if (!file) return undefined
    // A data URL: the content security policy allows no other image source besides ours.
    const reader = new FileReader()
    const image = new Image()
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') image.src = reader.result
    })
    image.addEventListener('load', () => setPreview(image.src))
    reader.readAsDataURL(file)
    return () => {
      reader.abort()
      image.src = ''
    }
  }, [file])
  return { file, preview, choose: setFile }
}
