import { directionOf } from '#kernel/locale.ts'
import { useEffect } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { toast, ToastContainer } from 'react-toastify/unstyled'
import 'react-toastify/ReactToastify.css'
import { useSite } from '#web/app/site.tsx'
import './toasts.css'
import { TOAST_MS, takeToasts } from './toast.ts'

/** Bottom left in both directions (specification §2). */
export default function Toaster() {
  const { t } = useTranslation('shell')
  const { language } = useSite()
  useEffect(
    () =>
      takeToasts(({ kind, text }) => {
        toast[kind](text, { autoClose: TOAST_MS[kind] })
      }),
    [],
  )
  return (
    <ToastContainer
      position="bottom-left"
      pauseOnHover
      rtl={directionOf(language) === 'rtl'}
      aria-label={t('toasts')}
      className="site-toasts"
    />
  )
}
