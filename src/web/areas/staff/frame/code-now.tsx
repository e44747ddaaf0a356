import { useEffect, useState } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'

/** Often enough that the code shown is never more than a moment old. */
const LOOK_MS = 1000

/** Outside production, for who tries the product without a phone: the code that an app would show just now. */
export function CodeNow({ secret }: { secret: string }) {
  const { t } = useTranslation('staff')
  const [code, setCode] = useState('')
  useEffect(() => {
    let look: ReturnType<typeof setInterval> | undefined
    let over = false
    const begin = async () => {
      const { TOTP } = await import('otpauth')
      if (over) return
      const show = () => setCode(new TOTP({ secret }).generate())
      show()
      look = setInterval(show, LOOK_MS)
    }
    void begin()
    return () => {
      over = true
      clearInterval(look)
    }
  }, [secret])
  return (
    <p className="mt-3 text-ink-soft">
      {t('second_step.without_phone')}{' '}
      <bdi dir="ltr" className="font-semibold text-ink tabular select-all">
        {code}
      </bdi>
    </p>
  )
}
