import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Shown after scrolling further than this (specification §2 and §9). */
const THRESHOLD_PX = 200

export function BackToTop() {
  const { t } = useTranslation('shell')
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const look = () => setShown(window.scrollY > THRESHOLD_PX)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  if (!shown) return null
  return (
    <button
      type="button"
      aria-label={t('top')}
      onClick={backToTop}
      className="above-foot-bar fixed inset-e-4 z-30 flex size-12 items-center justify-center rounded-full border border-line-strong bg-paper text-ink shadow-floating hover:text-coral-deep print:hidden"
    >
      <ArrowUp aria-hidden="true" className="size-5" />
    </button>
  )
}

function backToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}
