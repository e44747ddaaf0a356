import { ArrowUp } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { classes } from '#ui/classes.ts'

/** Shown after scrolling further than this (specification §2 and §9). */
const THRESHOLD_PX = 200

/** A round button next to the page on large screens, in the corner of small ones. */
export function BackToTop() {
  const { t } = useTranslation('shell')
  return (
    <ToTop
      around="top-corner fixed inset-e-3 bottom-3 z-30 lg:inset-e-1 lg:bottom-4 print:hidden"
      className="size-11 rounded-full border border-line-strong bg-paper shadow-floating"
    >
      <span className="sr-only">{t('top')}</span>
    </ToTop>
  )
}

/** The same inside a bar that is at the bottom of small screens anyway. */
export function BackToTopInBar() {
  const { t } = useTranslation('shell')
  return (
    <ToTop around="to-top contents" className="size-11 shrink-0 rounded-full border border-line-strong">
      <span className="sr-only">{t('top')}</span>
    </ToTop>
  )
}

type ToTopProps = { around: string; className: string; children: ReactNode }

function ToTop({ around, className, children }: ToTopProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const update = () => setShown(window.scrollY > THRESHOLD_PX)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])
  if (!shown) return null
  return (
    <div className={around}>
      <button
        type="button"
        onClick={backToTop}
        className={classes(
          'flex items-center justify-center gap-2 text-ink hover:text-coral-deep',
          className,
        )}
      >
        <ArrowUp className="size-5" />
        {children}
      </button>
    </div>
  )
}

function backToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'auto' : 'smooth' })
}
