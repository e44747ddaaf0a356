import { lazy, Suspense, useEffect, useState } from 'react'
import { lazyModule } from '#ui/lazy-module.ts'
import { onFirstToast, takeStoredToast } from './toast.ts'

const Container = lazy(lazyModule(() => import('./toast-container.tsx')).whenNeeded)

/** The place of toasts; empty and without code until the first one. */
export function Toasts() {
  const [isShown, setShown] = useState(false)
  useEffect(() => onFirstToast(() => setShown(true)), [])
  useEffect(takeStoredToast, [])
  if (!isShown) return null
  return (
    <Suspense fallback={null}>
      <Container />
    </Suspense>
  )
}
