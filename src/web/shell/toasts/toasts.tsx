import { lazy, Suspense, useEffect, useState } from 'react'
import { lazyModule } from '#ui/lazy-module.ts'
import { onFirstToast, takeStoredToast } from './toast.ts'

const Container = lazy(lazyModule(() => import('./toast-container.tsx')).wanted)

/** The place of toasts; empty and without code until the first one. */
export function Toasts() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  useEffect(takeStoredToast, [])
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <Container />
    </Suspense>
  )
}
