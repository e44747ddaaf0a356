import { Search } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { StaffRole } from '#domains/staff/members/staff-role.contract.ts'
import { Dialog } from '#ui/dialog.tsx'
import { lazyComponent, lazyModule } from '#ui/lazy-module.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

const code = lazyModule(() => import('./find-panel.tsx'))
const FindPanel = lazyComponent(code, ({ FindPanel: Panel }) => Panel)

/** Opens the global search, as do Ctrl+K and Cmd+K on every staff page. */
export function FindButton({ roles }: { roles: readonly StaffRole[] }) {
  const { t } = useTranslation('staff')
  const [isOpen, setOpen] = useState(false)
  const isHydrated = useHydrated()
  const shortcut = isHydrated && /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Physical key: an Arabic layout produces another letter.
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
        onPointerEnter={code.ahead}
        onFocus={code.ahead}
        className="flex min-h-11 items-center gap-2 rounded-field px-2 text-sm hover:bg-petrol-deep sm:border sm:border-on-petrol-soft sm:px-3"
      >
        <Search aria-hidden="true" className="size-5 sm:size-4" />
        <span className="max-sm:sr-only">{t('find.open')}</span>
        <kbd className="font-sans text-xs text-on-petrol-soft max-sm:sr-only" dir="ltr">
          {shortcut}
        </kbd>
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('find.title')}>
        <Suspense fallback={<Skeleton className="h-60" />}>
          <FindPanel roles={roles} onClose={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  )
}
